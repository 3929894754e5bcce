import type { Language } from '@dryrun/contract/languages'
import { createCssVariablesTheme, createHighlighterCore, type HighlighterCore, type LanguageInput } from 'shiki/core'
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript'

/** A run of characters of one kind. `offset` is its place in the source; `kind` names a class of the Code component; absent for plain text. */
export type CodeToken = { offset: number; text: string; kind?: string }

/** Each grammar is a file of its own, loaded when the language is first shown. */
const grammars: Record<Language, LanguageInput> = {
  python: () => import('shiki/langs/python.mjs'),
  javascript: () => import('shiki/langs/javascript.mjs'),
  java: () => import('shiki/langs/java.mjs'),
  cpp: () => import('shiki/langs/cpp.mjs'),
  csharp: () => import('shiki/langs/csharp.mjs'),
  go: () => import('shiki/langs/go.mjs'),
  rust: () => import('shiki/langs/rust.mjs'),
}

/** Turns every colour into `var(--code-token-keyword)` and the like, from which the kind is read back. */
const theme = createCssVariablesTheme({ name: 'kinds', variablePrefix: '--code-' })
const KIND = /^var\(--code-token-([a-z-]+)\)$/

let highlighter: Promise<HighlighterCore> | undefined

/**
 * Splits source into lines of tokens, by kind and not by colour: Shiki's own HTML carries inline styles, which our
 * content policy refuses, and would fix the theme.
 */
export async function highlight(source: string, language: Language): Promise<CodeToken[][]> {
  highlighter ??= createHighlighterCore({ themes: [theme], langs: [], engine: createJavaScriptRegexEngine() })
  const shiki = await highlighter
  await shiki.loadLanguage(grammars[language])
  const lines = shiki.codeToTokensBase(source, { lang: language, theme: 'kinds' })
  return lines.map((line) =>
    line.map(({ offset, content, color }) => ({ offset, text: content, kind: KIND.exec(color ?? '')?.[1] })),
  )
}
