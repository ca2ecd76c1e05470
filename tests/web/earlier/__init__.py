"""Databases that earlier versions of Soloist wrote, as SQL; `write.py` writes one."""
