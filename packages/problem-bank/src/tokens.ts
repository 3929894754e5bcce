import type { Language } from '@dryrun/contract/languages'

/**
 * A piece of a source. `member` is a name behind what it belongs to, with the dot, arrow or colons before it; `text` is
 * what stands in quotes, and a regular expression or a lifetime as well.
 */
export type Token = { kind: 'comment' | 'text' | 'number' | 'member' | 'name'; text: string; at: number }

/** Names, comments, texts and numbers of a source, in order; signs and what is no word of the language are left out. */
export function tokensOf(source: string, language: Language): Token[] {
  return [...source.matchAll(PATTERNS[language])].map(({ 0: text, groups = {}, index }) => {
    const kind = KINDS.find((one) => groups[one] !== undefined) ?? 'name'
    return { kind, text, at: index }
  })
}

/** What a source calls by a name that stands by itself: no members, nothing in comments or texts. */
export function namesOf(source: string, language: Language): Set<string> {
  return new Set(tokensOf(source, language).flatMap(({ kind, text }) => (kind === 'name' ? [text] : [])))
}

/** The source with its comments and texts blanked, every other sign at its place. */
export function bared(source: string, language: Language): string {
  const blank = (text: string) => text.replace(/[^\n]/g, ' ')
  return tokensOf(source, language).reduce(
    (code, { kind, text, at }) =>
      kind === 'comment' || kind === 'text' ? code.slice(0, at) + blank(text) + code.slice(at + text.length) : code,
    source,
  )
}

const KINDS = ['comment', 'text', 'number', 'member', 'name'] as const

const C_COMMENT = String.raw`\/\/[^\n]*|\/\*[\s\S]*?\*\/`
const DOUBLE = String.raw`"(?:\\.|[^"\\\n])*"`
const SINGLE = String.raw`'(?:\\.|[^'\\\n])*'`
const TEXT_BLOCK = '"""[\\s\\S]*?"""'
/** A template of JavaScript, with whole expressions in it. */
const TEMPLATE = '`(?:\\\\[\\s\\S]|\\$\\{(?:[^{}`]|`[^`]*`|\\{[^{}]*\\})*\\}|[^`\\\\])*`'
/** A regular expression of JavaScript stands where a value may begin. */
const PATTERN = String.raw`(?<=[(,=:!&|?{};]\s*)\/(?![*/])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n])+\/[a-z]*`
/** Behind a character of Rust stands a quote again, behind a lifetime none. */
const RUST_QUOTED = String.raw`b?'(?:\\(?:u\{[^}]*\}|x\w\w|.)|[^'\\\n])'|'[A-Za-z_]\w*`

const COMMENTS: Record<Language, string> = {
  python: `#[^\\n]*|${TEXT_BLOCK}`,
  javascript: C_COMMENT,
  java: C_COMMENT,
  cpp: String.raw`${C_COMMENT}|^[ \t]*#[^\n]*`,
  csharp: C_COMMENT,
  go: C_COMMENT,
  rust: C_COMMENT,
}

const TEXTS: Record<Language, string[]> = {
  python: [String.raw`\b[fFrRbBuU]{1,2}(?:${DOUBLE}|${SINGLE})`, DOUBLE, SINGLE],
  javascript: [PATTERN, TEMPLATE, DOUBLE, SINGLE],
  java: [TEXT_BLOCK, DOUBLE, SINGLE],
  cpp: [String.raw`\bR"(?<mark>\w*)\([\s\S]*?\)\k<mark>"`, DOUBLE, SINGLE],
  csharp: [String.raw`(?:\$@|@\$|@)"(?:""|[^"])*"`, String.raw`\$?${DOUBLE}`, SINGLE],
  go: ['`[^`]*`', DOUBLE, SINGLE],
  rust: [String.raw`\bb?r(?<hashes>#*)"[\s\S]*?"\k<hashes>`, String.raw`b?"(?:\\[\s\S]|[^"\\])*"`, RUST_QUOTED],
}

/** A spread's three dots, or a range's two, are no dot before a member. */
const DOT = String.raw`(?<!\.)\.`
const BELONGING: Record<Language, string> = {
  python: DOT,
  javascript: DOT,
  java: `${DOT}|::`,
  cpp: `${DOT}|->|::`,
  csharp: DOT,
  go: DOT,
  rust: `${DOT}|::`,
}

const NAME = String.raw`[A-Za-z_$][\w$]*`

function patternFor(language: Language): RegExp {
  const digits = language === 'cpp' ? String.raw`\b\d(?:'?\w)*` : String.raw`\b\d\w*`
  const kinds = [
    `(?<comment>${COMMENTS[language]})`,
    `(?<text>${TEXTS[language].join('|')})`,
    `(?<number>${digits})`,
    `(?<member>(?:${BELONGING[language]})${NAME})`,
    `(?<name>${NAME})`,
  ]
  return new RegExp(kinds.join('|'), 'gm')
}

const PATTERNS: Record<Language, RegExp> = {
  python: patternFor('python'),
  javascript: patternFor('javascript'),
  java: patternFor('java'),
  cpp: patternFor('cpp'),
  csharp: patternFor('csharp'),
  go: patternFor('go'),
  rust: patternFor('rust'),
}
