import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { saysMemoryIsSpent } from '../interpreters.ts'
import type { PistonPackage } from './package.ts'

const HARNESS = join(import.meta.dirname, '../harness')
const pythonHarness = readFileSync(join(HARNESS, 'python.py'), 'utf8')
const javascriptHarness = readFileSync(join(HARNESS, 'javascript.mjs'), 'utf8')

/** Calls come from standard input; answers and what is printed share standard output. */
const DESCRIPTORS = ['0', '1', '1']

/** The stack that deep recursion takes, as far as that is allowed there. */
const LARGE_STACK = 'ulimit -s 262144 2>/dev/null || ulimit -s $(ulimit -H -s)'
/** `$0` is what is started. Whole programs also open /dev/stdin, which a socket, as Piston gives them, refuses, and a file does not. */
const starts = {
  function: `${LARGE_STACK}; exec "$0" "$@"`,
  program: `${LARGE_STACK}; cat > standard-input; exec "$0" "$@" < standard-input`,
}

/** A package starts a file with its interpreter, whose options are not ours to give; so that file starts it again. */
const pythonStart = (form: keyof typeof starts) => `import os, sys
options = ["-B", "-u", "-X", "utf8", *sys.argv[1:]]
os.execv("/bin/bash", ["bash", "-c", '${starts[form]}', sys.executable, *options])
`
const javascriptStart = (form: keyof typeof starts) => `import { spawnSync } from 'node:child_process'
import { constants } from 'node:os'
const options = ['-c', '${starts[form]}', process.execPath, '--stack-size=60000', ...process.argv.slice(2)]
const { status, signal } = spawnSync('/bin/bash', options, { stdio: 'inherit' })
process.exitCode = status ?? 128 + constants.signals[signal]
`
const PYTHON_CHECK = 'import sys; compile(open(sys.argv[1], "rb").read(), sys.argv[1], "exec")\n'
const JAVASCRIPT_CHECK = `import { spawnSync } from 'node:child_process'
process.exitCode = spawnSync(process.execPath, ['--check', ...process.argv.slice(2)], { stdio: 'inherit' }).status
`

export const python: PistonPackage = {
  isFor: ({ language, version }) => language === 'python' && /^3\.(9|\d\d)/.test(version),
  own: { memoryBytes: 32 * 1024 * 1024, milliseconds: 1_000 },
  function: () => ({
    files: [
      { name: 'start.py', content: pythonStart('function') },
      { name: 'harness.py', content: pythonHarness },
    ],
    args: ['-I', '-S', 'harness.py', ...DESCRIPTORS],
  }),
  program: ({ source }) => ({
    files: [
      { name: 'start.py', content: pythonStart('program') },
      { name: 'solution.py', content: source },
    ],
    args: ['solution.py'],
  }),
  check: ({ source }) => ({
    files: [
      { name: 'check.py', content: PYTHON_CHECK },
      { name: 'solution.py', content: source },
    ],
    args: ['solution.py'],
  }),
  spentMemory: (_, printed) => saysMemoryIsSpent('python', printed),
}

export const javascript: PistonPackage = {
  isFor: ({ language, runtime = 'node' }) => language === 'javascript' && runtime === 'node',
  // The interpreter that starts the other stays.
  own: { memoryBytes: 96 * 1024 * 1024, milliseconds: 1_000 },
  function: (_, { memoryBytes }) => ({
    files: [
      { name: 'start.mjs', content: javascriptStart('function') },
      { name: 'harness.mjs', content: javascriptHarness },
    ],
    args: [heapOf(memoryBytes), 'harness.mjs', ...DESCRIPTORS],
  }),
  program: ({ source }, { memoryBytes }, { version }) => ({
    files: [
      { name: 'start.mjs', content: javascriptStart('program') },
      { name: 'solution.js', content: source },
    ],
    args: [
      heapOf(memoryBytes),
      // Older ones do not know it, and do not warn.
      ...(Number.parseInt(version, 10) >= 22 ? ['--disable-warning=MODULE_TYPELESS_PACKAGE_JSON'] : []),
      'solution.js',
    ],
  }),
  check: ({ source }) => ({
    files: [
      { name: 'check.mjs', content: JAVASCRIPT_CHECK },
      { name: 'solution.js', content: source },
    ],
    args: ['solution.js'],
  }),
  spentMemory: (_, printed) => saysMemoryIsSpent('javascript', printed),
}

function heapOf(memoryBytes: number): string {
  return `--max-old-space-size=${Math.max(16, Math.floor((memoryBytes * 0.75) / 1024 / 1024))}`
}
