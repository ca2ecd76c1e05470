// Compiles the Python files of a folder with Pyodide. What to do comes as JSON on standard input. Every
// instruction is said to be in the first line of its function: to know better would be a third of all there is to fetch.

import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const { pyodide, folder, names, level, hasNotes } = JSON.parse(readFileSync(0, "utf-8"));
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`).href);
const python = await loadPyodide({ indexURL: `${pyodide}/` });
python.mountNodeFS("/sources", folder);
const compileAll = python.runPython(`
import ast
from importlib.util import MAGIC_NUMBER
from marshal import dumps
from pathlib import Path
from types import CodeType

UNCHECKED = (0b01).to_bytes(4, "little") + bytes(8)  # nobody looks for a source

SAME_LINE = 0b1_1101_000  # begins an entry of the table of lines: no columns; then so many instructions, less one
MOST = 8  # instructions of an entry

def lines(count):
    whole, rest = divmod(count, MOST)
    ends = [bytes([SAME_LINE | rest - 1, 0])] if rest else []
    return bytes([SAME_LINE | MOST - 1, 0]) * whole + b"".join(ends)

def without_lines(code):
    inside = tuple(without_lines(each) if isinstance(each, CodeType) else each for each in code.co_consts)
    return code.replace(co_linetable=lines(len(code.co_code) // 2), co_consts=inside)

class WithoutNotes(ast.NodeTransformer):
    """Without what nothing but people and type checkers read; classes keep the types of their fields."""

    def visit_FunctionDef(self, node):
        given = node.args
        for each in (*given.posonlyargs, *given.args, *given.kwonlyargs, given.vararg, given.kwarg):
            if each is not None:
                each.annotation = None
        node.returns = None
        return self.visit_ClassDef(node)

    visit_AsyncFunctionDef = visit_FunctionDef

    def visit_ClassDef(self, node):
        if ast.get_docstring(node, clean=False) is not None:
            node.body = node.body[1:] or [ast.Pass()]
        return self.generic_visit(node)

    visit_Module = visit_ClassDef

def compile_all(names, level, has_notes):
    for path, name in names.to_py().items():
        tree = ast.parse(Path(f"/sources/{name}.py").read_bytes(), path)
        if not has_notes:
            tree = ast.fix_missing_locations(WithoutNotes().visit(tree))
        code = compile(tree, path, "exec", dont_inherit=True, optimize=level)
        Path(f"/sources/{name}.pyc").write_bytes(MAGIC_NUMBER + UNCHECKED + dumps(without_lines(code)))

compile_all
`);
compileAll(names, level, hasNotes);
