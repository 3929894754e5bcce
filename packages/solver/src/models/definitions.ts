import type { Language } from '@dryrun/contract/languages'
import { bared, namesOf } from '@dryrun/problem-bank/tokens'

/** A head with parameters, and a body behind whatever else belongs to the head. */
const cFamily = (name: string) =>
  String.raw`(?<!\.|->)\b${name}\s*\((?:[^(){};]|\([^(){};]*\))*\)[^(){};=]{0,200}(?:\{|=>)|\bauto\s+${name}\s*=`

const FUNCTION: Record<Language, (name: string) => string> = {
  python: (name) =>
    String.raw`^[ \t]*(?:async +)?def +${name}\b|^(?: {4}|\t)?${name} *(?::[^=\n]+)?= *lambda\b|^${name} *(?::[^=\n]+)?=(?!=)`,
  javascript: (name) =>
    [
      String.raw`\bfunction\s*\*?\s*${name}\b`,
      String.raw`^(?:export +)?(?:const|let|var) +${name}\b`,
      String.raw`\b(?:const|let|var) +${name} *= *(?:async *)?(?:function\b|(?:\([^()]*\)|\w+) *=>)`,
      String.raw`^[ \t]*(?:(?:static|async) +)*${name} *(?:\([^()]*\) *\{|= *(?:async *)?(?:function\b|(?:\([^()]*\)|\w+) *=>))`,
      String.raw`\b(?:prototype|Solution|globalThis|exports)\.${name} *=(?!=)`,
      String.raw`\bexports *= *\{[^}]*\b${name}\b`,
    ].join('|'),
  java: cFamily,
  cpp: cFamily,
  csharp: cFamily,
  go: (name) => String.raw`\bfunc\s+(?:\([^()]*\)\s*)?${name}\b`,
  rust: (name) => String.raw`\bfn\s+${name}\b`,
}

/** The name among these, or of their letters, under which a source itself defines a function; null where it only speaks of it. */
export function definedFunction(source: string, language: Language, names: string[]): string | null {
  const code = bared(source, language)
  const spelled = [...namesOf(source, language)].filter((name) =>
    names.some((one) => plainName(one) === plainName(name)),
  )
  const isDefined = (name: string) => new RegExp(FUNCTION[language](escaped(name)), 'm').test(code)
  return [...names, ...spelled].find(isDefined) ?? null
}

/** Whether a source itself defines a class of that name. */
export function definesClass(source: string, language: Language, name: string): boolean {
  const word = escaped(name)
  const declared = String.raw`\b(?:class|struct|record|interface|type|function)\s+${word}\b|^(?:(?:const|let|var) +)?${word} *=`
  return new RegExp(declared, 'm').test(bared(source, language))
}

/** Names may have signs of money in them. */
function escaped(name: string): string {
  return name.replaceAll('$', String.raw`\$`)
}

/** A name without what habits of writing add to it. */
export function plainName(name: string): string {
  return name.toLowerCase().replaceAll('_', '')
}
