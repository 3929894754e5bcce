import type { PistonRuntime } from './client.ts'

/**
 * What a package of Piston does with files, in the words of this machine's toolchains: `$1` is the file that is started, and
 * what is compiled is given every file that is not in base64.
 */
export type PlayedPackage = { runtime: PistonRuntime; compile?: string; run: string }

export const playedPackages: PlayedPackage[] = [
  {
    runtime: { language: 'java', version: '17.0.0', aliases: [] },
    run: 'mv "$1" "$1.java"; file="$1.java"; shift; java "$file" "$@"',
  },
  {
    runtime: { language: 'c++', version: '12.2.0', aliases: ['cpp', 'g++'], runtime: 'gcc' },
    compile: 'for one in "$@"; do mv "$one" "$one.cpp"; done; g++ -std=c++17 *.cpp && chmod +x a.out',
    run: 'shift; ./a.out "$@"',
  },
  {
    runtime: { language: 'rust', version: '1.95.0', aliases: ['rs'] },
    compile: 'rustc -o binary "$@" && chmod +x binary',
    run: 'shift; ./binary "$@"',
  },
  {
    runtime: { language: 'python', version: '3.11.2', aliases: ['py', 'python3'] },
    run: 'python3 "$@"',
  },
  {
    runtime: {
      ...{ language: 'javascript', version: process.version.slice(1) },
      ...{ aliases: ['node-js', 'js'], runtime: 'node' },
    },
    run: `"${process.execPath}" "$@"`,
  },
]
