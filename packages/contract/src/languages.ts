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

export const DEFAULT_LANGUAGE: Language = 'python'

/** The languages this version can run; an answer in another one could not be verified, so it is not offered yet. */
export const RunnableLanguage = Language.extract(['python', 'javascript'])
export type RunnableLanguage = z.infer<typeof RunnableLanguage>
