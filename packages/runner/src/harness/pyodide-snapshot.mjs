// Starts Pyodide, runs the definitions of python.py and writes the memory this leaves to standard output, so that a
// sandbox can begin from there.
//
// usage: pyodide-snapshot.mjs <folder of pyodide> <path of python.py>
/* global Deno */

import { pathToFileURL } from 'node:url'

const [folder, harness] = Deno.args
const { loadPyodide } = await import(pathToFileURL(`${folder}/pyodide.mjs`).href)

const pyodide = await loadPyodide({ indexURL: `${folder}/`, _makeSnapshot: true })
pyodide.runPython(Deno.readTextFileSync(harness))
const memory = pyodide.makeMemorySnapshot()
for (let written = 0; written < memory.length; ) written += Deno.stdout.writeSync(memory.subarray(written))
