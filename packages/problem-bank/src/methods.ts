import type { Language } from '@dryrun/contract/languages'
import { replaceTokens } from './rename.ts'
import { bared, type Token } from './tokens.ts'

/**
 * Gives methods of a class other names where they are defined and where the object calls its own. What the bank's classes
 * keep is private or a field, so that no other member is in the way.
 */
export function renamedMethods(
  source: string,
  language: Language,
  className: string,
  names: ReadonlyMap<string, string>,
): string {
  const isOwn = ownMethods(bared(source, language), language, className)
  return replaceTokens(source, language, (token) => {
    const [, before = '', name = ''] = /^(\W*)(\w+)$/.exec(token.text) ?? []
    const wished = token.kind === 'name' || token.kind === 'member' ? names.get(name) : undefined
    return wished !== undefined && isOwn(token) ? before + wished : token.text
  })
}

/** Tells whether a name is one of the class's own methods, being defined or called. */
function ownMethods(code: string, language: Language, className: string): (token: Token) => boolean {
  const bodies = language === 'go' ? null : bodiesOf(code, language, className)
  const receivers = [...code.matchAll(new RegExp(`\\bfunc \\((\\w+) \\*?${className}\\)`, 'g'))].map(([, name]) => name)
  const itself = language === 'go' ? receivers.join('|') : 'this|self|Self'
  const calledOn = new RegExp(`(?:^|[^\\w.])(?:${itself})$`)
  const defined: Record<Language, RegExp> = {
    python: /\bdef $/,
    javascript: /^ {2}(?:async )?$/m,
    // A class calls its methods without naming itself, too.
    java: /(?:^|[^.\w])$/,
    cpp: /(?:^|[^.\w])$/,
    csharp: /(?:^|[^.\w])$/,
    go: new RegExp(`\\bfunc \\(\\w+ \\*?${className}\\) $`),
    rust: /\bfn $/,
  }
  return ({ kind, text, at }) => {
    if (bodies && !bodies.some(([from, to]) => at > from && at < to)) return false
    if (!/^\s*[(<]/.test(code.slice(at + text.length))) return false
    const before = code.slice(Math.max(0, at - 120), at)
    return kind === 'member'
      ? calledOn.test(before)
      : defined[language].test(before.slice(before.lastIndexOf('\n') + 1))
  }
}

/** Where the bodies of a class begin and end; in Python it ends with its indentation. */
function bodiesOf(code: string, language: Language, className: string): [from: number, to: number][] {
  const heads = new RegExp(language === 'rust' ? `\\bimpl(?:<.*?>)? ${className}\\b` : `\\bclass ${className}\\b`, 'g')
  return [...code.matchAll(heads)].map(({ index }) => {
    const length = code.slice(index).search(language === 'python' ? /\n(?=\S)/ : /\n\}/)
    return [index, length === -1 ? code.length : index + length]
  })
}
