import type { Language } from '@dryrun/contract/languages'
import { declarationOf } from '@dryrun/problem-bank/parameter-list'
import type { Main } from './main.ts'

/** The types that a function is declared with, in its language's own spelling. */
export type DeclaredTypes = {
  /** The type of a variable that the function is called with; undefined for one that only counts others. */
  of: (variable: string) => string | undefined
  /** What the function comes to: what it returns, or its first argument where it changes that in place. */
  result: string
}

/** Reads the types of a function out of its source; null where it is not declared there as expected. */
export function declaredTypes({ source, entry, call }: Main, language: Language): DeclaredTypes | null {
  const declared = declarationOf(source, language, entry.name)
  if (declared?.parameters.length !== entry.parameters.length) return null
  const types = declared.parameters.map((parameter) => typeIn(parameter, language))
  const returned = language === 'go' || language === 'rust' ? declared.behind.replace(/^->/, '') : declared.before
  const result = entry.returns === 'void' ? (types[0] ?? '') : returned.replace(MODIFIERS, '').trim()
  return { of: (variable) => types[call.indexOf(variable)], result }
}

const MODIFIERS = /\b(?:public|private|protected|static|final|inline)\b/g

/** `int[] nums`, `const vector<int>& nums`, `nums []int`, `mut nums: Vec<i32>`. */
function typeIn(parameter: string, language: Language): string {
  if (language === 'rust') return parameter.replace(/^[^:]*:/, '').trim()
  if (language === 'go') return parameter.replace(/^\w+/, '').trim()
  const type = parameter.replace(/\w+$/, '').trim()
  return language === 'cpp' ? type.replace(/\bconst\b|&/g, '').trim() : type.replace(/^final /, '')
}

/** The type of the items of an array or list, as Java and C# write them. */
export function itemOf(type: string): string {
  return type.endsWith('[]') ? type.slice(0, -2) : type.replace(/^\w+<(.*)>$/, '$1')
}
