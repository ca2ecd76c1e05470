"""The games: each is a package of pure rules; `soloist.registry` names everything that belongs to one."""
