import type { Language } from '@dryrun/contract/languages'

/** Words a parameter or function cannot be called, by language. Names already used in a source are refused anyway. */
const RESERVED: Partial<Record<Language, ReadonlySet<string>>> = {
  python: new Set(
    `False None True and as assert async await break class continue def del elif else except finally for from global if
    import in is lambda nonlocal not or pass raise return try while with yield`.split(/\s+/),
  ),
  javascript: new Set(
    `arguments await break case catch class const continue debugger default delete do else enum eval export extends false
    finally for function if implements import in instanceof interface let new null package private protected public return
    static super switch this throw true try typeof undefined var void while with yield NaN Infinity`.split(/\s+/),
  ),
}

/** A camelCase or snake_case name in a language's own habit. */
export function nameIn(language: Language, name: string): string {
  return language === 'python' || language === 'rust'
    ? name.replace(/(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, '_').toLowerCase()
    : name.replace(/_+([a-zA-Z0-9])/g, (_, letter: string) => letter.toUpperCase())
}

/** Whether a language lets something be called so. */
export function isName(name: string, language: Language): boolean {
  return /^[A-Za-z_][A-Za-z0-9_]*$/.test(name) && !RESERVED[language]?.has(name)
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
  const taken = new Set(identifiers(source, language))
  const renames = new Map<string, string>()
  for (const [ours, pages] of wishes) {
    if (pages === undefined || pages === ours || taken.has(pages)) continue
    if (!isName(pages, language)) continue
    renames.set(ours, pages)
    taken.add(pages)
  }
  return renames
}

/**
 * Renames identifiers in code; in comments only what stands in backticks, in Python's f-strings what stands in braces.
 * Other strings, regular expressions and properties are left alone.
 */
export function renameTokens(source: string, language: Language, renames: ReadonlyMap<string, string>): string {
  return source.replace(tokens(language), (token: string) => {
    if (isComment(token)) return renameInBackticks(token, renames)
    if (/^[fF]["']/.test(token)) return token.replace(/\{[^{}]*\}/g, (code) => renameTokens(code, language, renames))
    return renames.get(token) ?? token
  })
}

/** Renames what stands in backticks, word by word: `nums[i]` becomes `values[i]`. */
export function renameInBackticks(prose: string, renames: ReadonlyMap<string, string>): string {
  return prose.replace(/`[^`]*`/g, (quoted) => quoted.replace(/[A-Za-z_]\w*/g, (word) => renames.get(word) ?? word))
}

const COMMENT: Partial<Record<Language, string>> = { python: '#[^\\n]*|"""[\\s\\S]*?"""' }
const C_COMMENT = '//[^\\n]*|/\\*[\\s\\S]*?\\*/'
const STRING = `"(?:\\\\.|[^"\\\\\\n])*"|'(?:\\\\.|[^'\\\\\\n])*'`
const F_STRING = `\\b[fF](?:${STRING})`
/** A regular expression of JavaScript stands where a value may begin. */
const PATTERN = '(?<=[(,=:!&|?{};]\\s*)/(?![*/])(?:\\\\.|\\[(?:\\\\.|[^\\]\\\\\\n])*\\]|[^/\\\\\\n])+/[a-z]*'
/** A property keeps the dot before it (`.next`), so that it is no identifier; a spread's three dots are not one. */
const IDENTIFIER = '(?:(?<!\\.)\\.)?[A-Za-z_$][\\w$]*'

function tokens(language: Language): RegExp {
  const own = language === 'python' ? F_STRING : language === 'javascript' ? PATTERN : []
  return new RegExp([COMMENT[language] ?? C_COMMENT, own, STRING, IDENTIFIER].flat().join('|'), 'g')
}

function isComment(token: string): boolean {
  return /^(#|\/\/|\/\*|""")/.test(token)
}

function identifiers(source: string, language: Language): string[] {
  return (source.match(tokens(language)) ?? []).filter((token) => /^[A-Za-z_$][\w$]*$/.test(token))
}
