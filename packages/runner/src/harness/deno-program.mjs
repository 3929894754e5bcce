// Loaded by Deno before a whole program: programs for Node read /dev/stdin, for which Deno would want every permission,
// and say that the program begins, on standard error.

import { Buffer } from 'node:buffer'
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

const { readFileSync, writeSync } = fs
fs.readFileSync = (path, ...options) => readFileSync(path === '/dev/stdin' ? 0 : path, ...options)
syncBuiltinESMExports()
writeSync(2, Buffer.from('\0began\0'))
