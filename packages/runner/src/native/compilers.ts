import { Language } from '@dryrun/contract/languages'
import type { Compiler } from './compiled.ts'
import { findCpp } from './languages/cpp.ts'
import { findCSharp } from './languages/csharp.ts'
import { findGo } from './languages/go.ts'
import { findJava } from './languages/java.ts'
import { findRust } from './languages/rust.ts'

const finders: Partial<Record<Language, () => Promise<Compiler | null>>> = {
  cpp: findCpp,
  csharp: findCSharp,
  go: findGo,
  java: findJava,
  rust: findRust,
}

/** The compilers of this machine. */
export async function findCompilers(): Promise<Map<Language, Compiler>> {
  const found = new Map<Language, Compiler>()
  await Promise.all(
    Object.entries(finders).map(async ([language, find]) => {
      const compiler = await find()
      if (compiler) found.set(Language.parse(language), compiler)
    }),
  )
  return found
}
