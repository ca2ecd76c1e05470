// Compiles the Python files of a folder with Pyodide. What to do comes as JSON on standard input. Every
// instruction is said to be in the first line of its function: to know better would be a third of all there is to fetch.

import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const { pyodide, folder, names, level } = JSON.parse(readFileSync(0, "utf-8"));
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`).href);
const python = await loadPyodide({ indexURL: `${pyodide}/` });
python.mountNodeFS("/work", folder);
const compileAll = python.runPython(`
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

def compile_all(names, level):
    for path, name in names.to_py().items():
        source = Path(f"/work/{name}.py").read_bytes()
        code = compile(source, path, "exec", dont_inherit=True, optimize=level)
        Path(f"/work/{name}.pyc").write_bytes(MAGIC_NUMBER + UNCHECKED + dumps(without_lines(code)))

compile_all
`);
compileAll(names, level);
