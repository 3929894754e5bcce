import type { Language } from '@dryrun/contract/languages'
import { RESERVED } from './reserved.ts'
import { namesOf, type Token, tokensOf } from './tokens.ts'

/** A camelCase or snake_case name of a parameter or variable in a language's own habit. */
export function nameIn(language: Language, name: string): string {
  return language === 'python' || language === 'rust' ? snakeCase(name) : camelCase(name)
}

/** The same for a function: those of C# begin with a capital, those of the others do not. */
export function functionNameIn(language: Language, name: string): string {
  if (language === 'csharp') return capitalised(camelCase(name))
  return language === 'python' || language === 'rust' ? snakeCase(name) : uncapitalised(camelCase(name))
}

/** The same for a method of a class, which Go shows to others by a capital. */
export function methodNameIn(language: Language, name: string): string {
  const called = functionNameIn(language, name)
  return language === 'go' ? capitalised(called) : called
}

function snakeCase(name: string): string {
  return name.replace(/(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, '_').toLowerCase()
}

function camelCase(name: string): string {
  return name.replace(/_+([a-zA-Z0-9])/g, (_, letter: string) => letter.toUpperCase())
}

export function capitalised(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}

function uncapitalised(name: string): string {
  return name.replace(/^[A-Z]+(?=[A-Z][a-z]|$)|^[A-Z]/, (capitals) => capitals.toLowerCase())
}

/** Whether a language lets something be called so. */
export function isName(name: string, language: Language): boolean {
  return /^[A-Za-z_][A-Za-z0-9_]*$/.test(name) && !RESERVED[language].has(name)
}

/**
 * Which of the wished renames (ours -> the page's) can be made without changing what the source does: not to something
 * that is no identifier, is reserved, or already means something in the source. The others keep our name, which runs
 * just as well.
 */
export function safeRenames(
  source: string,
  language: Language,
  wishes: [ours: string, pages: string | undefined][],
): Map<string, string> {
  const taken = namesOf(source, language)
  let granted = wishes.flatMap(([ours, pages]): [string, string][] =>
    pages === undefined || pages === ours || !isName(pages, language) ? [] : [[ours, pages]],
  )
  // A name is free as soon as what it meant gets another: a page may call ours by each other's names.
  for (let asked = 0; asked !== granted.length; ) {
    asked = granted.length
    const leaving = new Set(granted.map(([ours]) => ours))
    const first = new Map(granted.toReversed().map(([ours, pages]) => [pages, ours]))
    granted = granted.filter(([ours, pages]) => (!taken.has(pages) || leaving.has(pages)) && first.get(pages) === ours)
  }
  return new Map(granted)
}

/**
 * Renames identifiers in code, fields of the source's own that are called so included; in comments only what stands in
 * backticks, in texts that compute something only that. Other texts and what belongs to a library are left alone.
 */
export function renameTokens(source: string, language: Language, renames: ReadonlyMap<string, string>): string {
  return replaceTokens(source, language, (token) => {
    const { kind, text, at } = token
    if (kind === 'comment') return renameInBackticks(text, renames)
    if (kind === 'text') return renameComputed(source, token, language, renames)
    if (kind === 'number') return text
    const [, before = '', name = ''] = /^(\W*)(.*)$/s.exec(text) ?? []
    if (kind === 'member' && !isOwn(source, at, text, language)) return text
    return before + (renames.get(name) ?? name)
  })
}

/** The source with each of its tokens replaced by what `replace` makes of it. */
export function replaceTokens(source: string, language: Language, replace: (token: Token) => string): string {
  let written = ''
  let from = 0
  for (const token of tokensOf(source, language)) {
    written += source.slice(from, token.at) + replace(token)
    from = token.at + token.text.length
  }
  return written + source.slice(from)
}

/** Renames what stands in backticks, word by word: `nums[i]` becomes `values[i]`. */
export function renameInBackticks(prose: string, renames: ReadonlyMap<string, string>): string {
  return prose.replace(/`[^`]*`/g, (quoted) => quoted.replace(/[A-Za-z_]\w*/g, (word) => renames.get(word) ?? word))
}

/** Where a text computes something: in f-strings, templates, interpolated strings, and what a macro of Rust formats. */
const COMPUTED: Partial<Record<Language, { text: RegExp; code: RegExp }>> = {
  python: { text: /^[rR]?[fF]/, code: /\{[^{}]*\}/g },
  javascript: { text: /^`/, code: /\$\{(?:[^{}`]|`[^`]*`|\{[^{}]*\})*\}/g },
  csharp: { text: /^(?:\$|@\$)/, code: /\{[^{}]*\}/g },
  rust: { text: /^"/, code: /(?<=\{)[A-Za-z_]\w*(?=[:}])/g },
}

function renameComputed(
  source: string,
  { text, at }: Token,
  language: Language,
  renames: ReadonlyMap<string, string>,
): string {
  const computed = COMPUTED[language]
  if (!computed?.text.test(text)) return text
  if (language === 'rust' && !/\w!\s*[([][^;"]*$/.test(source.slice(Math.max(0, at - 200), at))) return text
  return text.replace(computed.code, (code) => renameTokens(code, language, renames))
}

/** What an object is called by its own methods, and a class by its own functions. */
const ITSELF = /(?:^|[^\w.])(?:this|self|Self|Solution)\s*$/
/** Fields that libraries and the nodes of practice sites have. */
const KNOWN_FIELDS = new Set(
  'length Length Count first second Key Value val next left right Val Next Left Right'.split(' '),
)

/** Whether a member is the source's own: called on the object itself, or a field in a language that declares its fields. */
function isOwn(source: string, at: number, text: string, language: Language): boolean {
  const name = text.replace(/^\W+/, '')
  const isCalled = /^\s*\(/.test(source.slice(at + text.length))
  if (isCalled && ITSELF.test(source.slice(Math.max(0, at - 40), at))) return true
  if (language === 'python' || language === 'javascript') return false
  if (isCalled) return language === 'java' && new RegExp(`\\brecord \\w+\\([^)]*\\b${name}\\b`).test(source)
  return !KNOWN_FIELDS.has(name) || declaresField(source, name)
}

/** Whether a type of the source's own has such a field, above its methods. */
function declaresField(source: string, name: string): boolean {
  return new RegExp(`\\b(?:class|struct) \\w*\\s*\\{[^{}()]*\\b${name}\\b`).test(source)
}
