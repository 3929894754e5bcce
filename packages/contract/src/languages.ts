import { z } from 'zod'

export const Language = z.enum(['python', 'javascript', 'java', 'cpp', 'csharp', 'go', 'rust'])
export type Language = z.infer<typeof Language>

/** How each language is written on a page, and the ending of a downloaded `solution`. */
export const languages = {
  python: { label: 'Python', extension: 'py' },
  javascript: { label: 'JavaScript', extension: 'js' },
  java: { label: 'Java', extension: 'java' },
  cpp: { label: 'C++', extension: 'cpp' },
  csharp: { label: 'C#', extension: 'cs' },
  go: { label: 'Go', extension: 'go' },
  rust: { label: 'Rust', extension: 'rs' },
} as const satisfies Record<Language, { label: string; extension: string }>

/** What an answer is held to where a language is older here than elsewhere. */
export const dialects: Partial<Record<Language, string>> = {
  csharp: 'C# 7, with the library of .NET Framework 4.8',
}

/** What an author who knows the language of today would use there, and that does not compile. */
export const missingFromDialects: Partial<Record<Language, string>> = {
  csharp:
    'local functions (use private methods or lambdas), switch expressions, patterns beyond `is Type name`, `is not`, ' +
    'records, `??=`, `new()` without its type, ranges and `^1`, using declarations, nullable reference types, ' +
    'collection expressions, inferred names of tuple elements, top-level statements',
}

export const DEFAULT_LANGUAGE: Language = 'python'
