import type { Language } from '@dryrun/contract/languages'
import type { Program } from './program.ts'

/** A program that gives back twice what it is given, and harms nothing: where it does not run, none does. */
export function innocent(language: Language): Program {
  const entry = { name: 'twice', parameters: [{ name: 'n', type: 'integer' as const }], returns: 'integer' as const }
  return { language, source: sources[language], entry }
}

const sources: Record<Language, string> = {
  python: 'def twice(n):\n    return n * 2\n',
  javascript: 'function twice(n) {\n  return n * 2\n}\n',
  java: 'class Solution {\n  public int twice(int n) {\n    return n * 2;\n  }\n}\n',
  cpp: 'class Solution {\npublic:\n  int twice(int n) {\n    return n * 2;\n  }\n};\n',
  csharp: 'public class Solution {\n  public int Twice(int n) {\n    return n * 2;\n  }\n}\n',
  go: 'func twice(n int) int {\n\treturn n * 2\n}\n',
  rust: 'impl Solution {\n    pub fn twice(n: i32) -> i32 {\n        n * 2\n    }\n}\n',
}
