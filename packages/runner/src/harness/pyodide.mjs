// Serves python.py under Pyodide, in Deno without permissions but to read Pyodide's own folder and the snapshot.
//
// usage: pyodide.mjs <folder of pyodide> <snapshot that pyodide-snapshot.mjs made>
/* global Deno */

import { pathToFileURL } from 'node:url'

const [folder, snapshot] = Deno.args
const { loadPyodide } = await import(pathToFileURL(`${folder}/pyodide.mjs`).href)

const printed = (bytes) => {
  writeAll(Deno.stderr, bytes)
  return bytes.length
}
const pyodide = await loadPyodide({
  indexURL: `${folder}/`,
  stdin: () => null,
  _loadSnapshot: Deno.readFileSync(snapshot),
})
pyodide.setStdout({ write: printed })
pyodide.setStderr({ write: printed })

const text = new TextEncoder()
const serve = pyodide.globals.get('serve')
serve(
  receive,
  (line) => writeAll(Deno.stdout, text.encode(`${line}\n`)),
  (nonce) => {
    printed(text.encode(`\0${nonce}\0`))
  },
)

function writeAll(to, bytes) {
  for (let written = 0; written < bytes.length; ) written += to.writeSync(bytes.subarray(written))
}

/** The next line, or '' at the end. */
function receive() {
  receive.kept ??= new Uint8Array(0)
  for (;;) {
    const end = receive.kept.indexOf(10)
    if (end !== -1) {
      const line = new TextDecoder().decode(receive.kept.subarray(0, end))
      receive.kept = receive.kept.slice(end + 1)
      return line
    }
    const chunk = new Uint8Array(65_536)
    const length = Deno.stdin.readSync(chunk)
    if (length === null) return ''
    const joined = new Uint8Array(receive.kept.length + length)
    joined.set(receive.kept)
    joined.set(chunk.subarray(0, length), receive.kept.length)
    receive.kept = joined
  }
}
