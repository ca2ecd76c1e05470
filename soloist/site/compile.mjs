// Compiles the Python files of a folder with Pyodide. What to do comes as JSON on standard input.

import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const { pyodide, folder, names, level } = JSON.parse(readFileSync(0, "utf-8"));
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`).href);
const python = await loadPyodide({ indexURL: `${pyodide}/` });
python.mountNodeFS("/work", folder);
const compileAll = python.runPython(`
from py_compile import PycInvalidationMode, compile

def compile_all(names, level):
    for path, name in names.to_py().items():
        compile(f"/work/{name}.py", f"/work/{name}.pyc", path, doraise=True, optimize=level,
                invalidation_mode=PycInvalidationMode.UNCHECKED_HASH)

compile_all
`);
compileAll(names, level);
