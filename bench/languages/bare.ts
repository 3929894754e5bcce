import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Language } from '@dryrun/contract/languages'

const run = promisify(execFile)

/** The interpreter itself: a version manager's shim takes longer than it does. */
const { stdout: python } = await run('python3', ['-c', 'import sys; print(sys.executable, end="")'])

/** How a person would compile and start a file by hand, one command after the other, in the file's folder. */
const commands: Record<Language, { file: string; commands: string[][] }> = {
  python: { file: 'main.py', commands: [[python, 'main.py']] },
  javascript: { file: 'main.js', commands: [[process.execPath, 'main.js']] },
  java: {
    file: 'Main.java',
    commands: [
      ['javac', 'Main.java'],
      ['java', 'Main'],
    ],
  },
  cpp: { file: 'main.cpp', commands: [['g++', '-O2', '-o', 'main', 'main.cpp'], ['./main']] },
  csharp: {
    file: 'Main.cs',
    commands: [
      ['mcs', '-optimize', 'Main.cs'],
      ['mono', 'Main.exe'],
    ],
  },
  go: { file: 'main.go', commands: [['go', 'build', '-o', 'main', 'main.go'], ['./main']] },
  rust: { file: 'main.rs', commands: [['rustc', '-O', '-o', 'main', 'main.rs'], ['./main']] },
}

/** The milliseconds that the bare toolchain takes from a source file to the program's end. */
export async function bareRun(language: Language, source: string): Promise<number> {
  const folder = await mkdtemp(path.join(tmpdir(), 'dryrun-bench-'))
  try {
    const { file, commands: steps } = commands[language]
    await writeFile(path.join(folder, file), source)
    const began = performance.now()
    for (const [command = '', ...args] of steps) await run(command, args, { cwd: folder })
    return performance.now() - began
  } finally {
    await rm(folder, { recursive: true })
  }
}
