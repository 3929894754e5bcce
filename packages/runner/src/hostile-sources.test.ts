import { expect, test } from 'vitest'
import { mayNeverHaveBegun, saysMemoryIsSpent } from './interpreters.ts'
import { errorIn as errorInCpp } from './native/languages/cpp.ts'
import { callingFile } from './native/languages/cpp-entry.ts'
import { withPlainTuples } from './native/languages/csharp/tuples.ts'
import { errorIn as errorInCsharp, withImports } from './native/languages/csharp.ts'
import { errorIn as errorInGo } from './native/languages/go.ts'
import { errorIn as errorInJava } from './native/languages/java.ts'
import { functionFiles, programFiles } from './native/languages/rust/files.ts'
import { errorIn as errorInRust, spentMemory } from './native/languages/rust.ts'
import { programFile } from './portable/programs.ts'

// Sources and what compilers say of them are read here, outside any sandbox: whoever is slow at that holds everyone up.

const BYTES = 200_000
/** Of the processor's time, which a busy machine does not make longer. Those that look at a place again take minutes. */
const MOST_MS = 500

const takesTree = { name: 'f', parameters: [{ name: 'root', type: 'tree_node' }], returns: 'list_node' }

const sourceReaders: Record<string, (source: string) => unknown> = {
  'functions of Rust': (source) => functionFiles(source, takesTree),
  'classes of Rust': (source) => functionFiles(source, { name: 'Solution', parameters: [], methods: [takesTree] }),
  'programs of Rust': programFiles,
  'functions of C++': (source) => callingFile(source, takesTree),
  'tuples of C#': withPlainTuples,
  'imports of C#': withImports,
  'programs of JavaScript': (source) => programFile('/tmp', 'javascript', source),
}

const sourceParts = [
  ...['"', '"\\', "'", "'\\", '/* ', '//', 'r#"', 'r#', 'R"(', 'R"a(', '(', '<', '{', '}', ' ', '\n', 'a', '#'],
  ...['impl ', 'impl a ', 'impl <', 'impl a {', 'fn a ', 'fn a(& ', 'if let ', 'if let a ', 'if let a = b ', '&& '],
  ...['struct ', 'struct ListNode ', 'class Solution ', '(int a, ', ';(a, b) = (', 'foreach (var (a, b) in '],
  ...['let a\n', 'let a = ', 'import(', 'Debug . '],
]

test.each(Object.entries(sourceReaders))('a source made to be slow to read is not: %s', (_what, read) => {
  const sources = sourceParts.flatMap((part) => [
    part.repeat(BYTES / part.length),
    `impl ${'<'.repeat(BYTES / 4)}${part.repeat(BYTES / 2 / part.length)}`,
    `fn f() { "" ${part.repeat(BYTES / part.length)} (`,
  ])
  expect(slowOf(sources, read)).toEqual([])
})

const outputReaders: Record<string, (output: string) => unknown> = {
  Rust: (output) => [errorInRust(output), spentMemory(134, output)],
  'C++': errorInCpp,
  'C#': errorInCsharp,
  Go: errorInGo,
  Java: errorInJava,
  'an interpreter': (output) =>
    (['python', 'javascript'] as const).map((one) => [mayNeverHaveBegun(one, output), saysMemoryIsSpent(one, output)]),
}

const outputParts = [
  ...[' ', '\n', '\r', 'a', '| ', '|\n', ' |\n', '1 |\n', '|_', '^', ' | ^ ', 'error: ', 'error[E1]: ', '--> '],
  ...['a.java:1: error: ', '  symbol: ', 'solution.go:1', 'solution.cs(1,', 'error CS1: ', 'InternalErrorException: '],
  ...['solution.cpp:1 note: required from here\n', 'undefined reference to', 'MemoryError ', 'memory allocation of 1'],
]

test.each(Object.entries(outputReaders))('what %s says, made to be slow to read, is not', (_what, read) => {
  const outputs = outputParts.flatMap((part) => {
    const much = part.repeat(BYTES / part.length)
    return [much, `error: a\n${much}`, `error: error: ${much}\r${much}`]
  })
  expect(slowOf(outputs, read)).toEqual([])
})

/** The beginnings of the texts that took long. */
function slowOf(texts: string[], read: (text: string) => unknown): string[] {
  return texts.filter((text) => millisecondsOf(() => read(text)) > MOST_MS).map((text) => text.slice(0, 40))
}

function millisecondsOf(work: () => unknown): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
