// Compiles a JavaScript program without running it: the exit code is 0 where it compiles.
//
// usage: deno-check.mjs <file>

import { readFileSync, writeSync } from 'node:fs'
import process from 'node:process'
import vm from 'node:vm'

const file = process.argv[2]
writeSync(2, new Uint8Array([0, 98, 101, 103, 97, 110, 0]))
const source = readFileSync(file, 'utf8')
if (file.endsWith('.mjs')) {
  // A module cannot be compiled alone; one whose first act is to throw does nothing else.
  const thrown = await import(`data:text/javascript,${encodeURIComponent(`throw 0;${source}`)}`).catch((error) => error)
  process.exit(thrown === 0 ? 0 : 1)
}
try {
  new vm.Script(`(function (exports, require, module, __filename, __dirname) {${source}\n})`)
} catch {
  process.exit(1)
}
