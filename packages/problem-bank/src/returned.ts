import type { Language } from '@dryrun/contract/languages'
import { bared } from './tokens.ts'

/** The word before the name of a function that gives nothing. */
const DECLARED: Record<Language, string> = {
  python: 'def',
  javascript: 'function',
  java: 'void',
  cpp: 'void',
  csharp: 'void',
  go: 'func',
  rust: 'fn',
}

/**
 * The source of a function that changes one of its arguments in place, as one that returns it, as some pages' starter code
 * asks for. Null where it is not declared in the usual way.
 *
 * @param name of the function, and of the parameter that it changes, as the source has them
 */
export function returningChanged(source: string, language: Language, name: string, changed: string): string | null {
  const code = bared(source, language)
  const declared = new RegExp(String.raw`^([ \t]*)(?:[a-z]+ )*?${DECLARED[language]} ${name}\(`, 'm').exec(code)
  if (!declared) return null
  const [head, indent = ''] = declared
  const open = declared.index + head.length
  const close = closing(code, open, '(', ')')
  const given = source.slice(open, close)
  const type = typeOf(given, language, changed)
  if (type === null) return null
  const above = source.slice(0, declared.index) + head.replace(/\bvoid /, `${type} `)
  const behind = source.slice(close)
  if (language === 'python') {
    const end = code.slice(close).search(/\n(?=\S)/)
    const body = end === -1 ? behind.trimEnd() : behind.slice(0, end).trimEnd()
    const others = end === -1 ? '\n' : behind.slice(end)
    const returning = `${above}${given}${body.replace('-> None', `-> ${type}`)}\n    return ${changed}\n${others}`
    return `${returning.trimEnd()}\n`
  }
  const brace = code.indexOf('{', close) + 1
  const end = closing(code, brace, '{', '}')
  const body = source.slice(brace, end).trimEnd()
  const [between, rest] = [source.slice(close, brace), `${indent}${source.slice(end)}`]
  const inner = language === 'go' ? '\t' : (/^\n([ \t]+)/.exec(body)?.[1] ?? '  ')
  const last = (text: string) => `${body}\n${inner}${text}\n${rest}`
  switch (language) {
    case 'go':
      return `${above}${given}${between.replace(/\{$/, `${type} {`)}${last(`return ${changed}`)}`
    case 'rust': {
      const owned = `\n${inner}let mut changed = ${changed};\n${inner}let ${changed} = &mut changed;`
      const taken = given.replace(/: &mut /g, ': ')
      return `${above}${taken}${between.replace(/\{$/, `-> ${type} {`)}${owned}${last('changed')}`
    }
    case 'javascript':
      return `${above}${given}${between}${last(`return ${changed}`)}`
    default:
      return `${above}${given}${between}${last(`return ${changed};`)}`
  }
}

/** The type of a parameter, as it is returned; '' in a language that has none, null where the parameter is not there. */
function typeOf(given: string, language: Language, name: string): string | null {
  const parameters = given.split(/,(?![^<[]*[>\]])/).map((one) => one.trim())
  if (language === 'javascript') return parameters.includes(name) ? '' : null
  const behind = new RegExp(String.raw`^(?:mut )?${name}\s*:?\s+(?:&mut )?(.+)$`)
  const before = new RegExp(String.raw`^(.+?)\s*&?\s*\b${name}$`)
  const pattern = language === 'python' || language === 'rust' || language === 'go' ? behind : before
  return parameters.map((one) => pattern.exec(one)?.[1]).find((type) => type !== undefined) ?? null
}

/** The place of the bracket that closes the one before `from`. */
function closing(code: string, from: number, open: string, close: string): number {
  let depth = 1
  for (let at = from; at < code.length; at++) {
    if (code[at] === open) depth++
    if (code[at] === close && --depth === 0) return at
  }
  return code.length
}
