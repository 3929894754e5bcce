import type { Language } from '@dryrun/contract/languages'

/** The languages whose source is run as it stands, without a compiler before it. */
export const interpreted = ['python', 'javascript'] as const satisfies Language[]
export type Interpreted = (typeof interpreted)[number]

/** What an interpreter says of a source that it cannot compile; a program may say so too. */
const neverBegan: Record<Interpreted, RegExp> = {
  python: /\b(Syntax|Indentation|Tab|Value|Recursion|Memory|Overflow)Error\b/,
  javascript: /SyntaxError|could not be parsed/,
}

/** How an interpreter ends that its own limits, rather than ours, kept from more memory. */
const spentMemory: Record<Interpreted, RegExp> = {
  python: /^MemoryError\b.*\s*$/m,
  javascript: /(JavaScript( heap)?|process) out of memory|Array buffer allocation failed/,
}

/** Whether a language needs no compiler. */
export function isInterpreted(language: Language): language is Interpreted {
  return interpreted.some((one) => one === language)
}

/** Whether what a program printed may be its interpreter's word that it could not be compiled. */
export function mayNeverHaveBegun(language: Language, printed: string): boolean {
  return isInterpreted(language) && neverBegan[language].test(printed)
}

/** Whether an interpreter's last words say that it had no memory left. */
export function saysMemoryIsSpent(language: Language, printed: string): boolean {
  return isInterpreted(language) && spentMemory[language].test(printed)
}
