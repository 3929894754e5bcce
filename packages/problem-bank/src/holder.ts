import type { Language } from '@dryrun/contract/languages'
import type { StarterCode } from '@dryrun/contract/problem'
import { renameTokens, replaceTokens, safeRenames } from './rename.ts'
import { bared, type Token, tokensOf } from './tokens.ts'

/**
 * The source of a function held as the page's starter code holds it, so that it can be pasted there: in `class Solution`,
 * in a class of another name, or by itself. Where that cannot be done without changing what it does, it stays as it is.
 */
export function heldAsShown(source: string, language: Language, name: string, starter?: StarterCode): string {
  const isSame = starter?.language === language
  // Sites that have `class Solution` in one language have it in Python, too.
  if (language === 'python') return starter?.holder === 'Solution' ? inPythonClass(source, name, starter) : source
  if (!isSame) return source
  if (language === 'javascript') return starter.holder === 'Solution' ? inScriptClass(source, name) : source
  if (language === 'rust' || language === 'cpp') {
    return starter.holder === undefined ? unwrapped(source, language) : source
  }
  if (language !== 'java' && language !== 'csharp') return source
  return starter.holder === undefined ? source : inNamedClass(source, language, starter)
}

/** The function as a method; imports, helpers and constants stay above the class. */
function inPythonClass(source: string, name: string, { isStatic }: StarterCode): string {
  const called = isStatic ? `Solution.${name}` : `self.${name}`
  const found = withOwnCalls(source, 'python', name, new RegExp(`^def ${name}\\(`, 'm'), called)
  if (!found) return source
  const self = isStatic ? '(' : found.body.startsWith(`def ${name}()`) ? '(self' : '(self, '
  const lines = found.body
    .replace('(', self)
    .split('\n')
    .map((line) => (line === '' ? line : `    ${line}`))
  const marked = isStatic ? ['    @staticmethod', ...lines] : lines
  return `${found.others.map((part) => `${part}\n\n\n`).join('')}class Solution:\n${marked.join('\n')}\n`
}

function inScriptClass(source: string, name: string): string {
  const found = withOwnCalls(source, 'javascript', name, new RegExp(`^function ${name}\\(`, 'm'), `this.${name}`)
  // In a function within it, `this` would be another.
  if (!found || (found.body.includes('this.') && found.body.lastIndexOf('function') > 0)) return source
  const lines = found.body.replace('function ', '').split('\n')
  const method = lines.map((line) => (line === '' ? line : `  ${line}`)).join('\n')
  return `${found.others.map((part) => `${part}\n\n`).join('')}class Solution {\n${method}\n}\n`
}

/**
 * A function's text, in which it is called as a method is, and what stands beside it. Null where what helps it calls it,
 * too, which could not call a method.
 */
function withOwnCalls(
  source: string,
  language: Language,
  name: string,
  head: RegExp,
  called: string,
): { body: string; others: string[] } | null {
  const from = source.search(head)
  if (from === -1) return null
  const length = source.slice(from).search(language === 'python' ? /\n(?=\S)/ : /(?<=\n\})\n/)
  const end = length === -1 ? source.length : from + length
  const [above, body, below] = [source.slice(0, from), source.slice(from, end).trimEnd(), source.slice(end)]
  const isName = ({ kind, text }: Token) => kind === 'name' && text === name
  if (tokensOf(above + below, language).some(isName)) return null
  const [, ...calls] = tokensOf(body, language).filter(isName)
  const places = new Set(calls.map(({ at }) => at))
  return {
    body: replaceTokens(body, language, ({ text, at }) => (places.has(at) ? called : text)),
    others: [above, below].map((part) => part.trim()).filter(Boolean),
  }
}

/** The class under the page's name for it, its methods belonging to no object where the page's do not. */
function inNamedClass(source: string, language: Language, { holder = 'Solution', isStatic }: StarterCode): string {
  const named = renameTokens(source, language, safeRenames(source, language, [['Solution', holder]]))
  const code = bared(named, language)
  // Objects of an inner class of Java belong to one of the outer class, and what an object has, calls would share.
  const ofObject = /^ {4}(?=\S)(?!.*\b(?:static|const)\b)(?:.*\bclass |[^()=;\n]*(?:=.*)?;$|[^()=;\n]*=$)/m
  if (!isStatic || /\bthis\b/.test(code) || ofObject.test(code)) return named
  const method =
    /^( {4}(?!.*\b(?:static|const|class|enum|record)\b)(?:(?:public|private|protected) )?)(?=\w[\w<>[\],.? ]* \w+\()/gm
  return named.replace(method, '$1static ')
}

/** What stands in the braces of `class Solution` or `impl Solution`, without them. */
function unwrapped(source: string, language: Language): string {
  const code = bared(source, language)
  const head = /^(?:class|impl) Solution\s*\{/m.exec(code)
  if (!head) return source
  const open = head.index + head[0].length
  const close = open + code.slice(open).search(/^\}/m)
  const inside = source
    .slice(open, close)
    .split('\n')
    .filter((line) => !/^\s*(?:public|private):$/.test(line))
    .map((line) => line.replace(/^ {4}/, '').replace(/^pub fn /, 'fn '))
    .join('\n')
    .replace(/\b(?:Self|Solution)::|\bthis->/g, '')
  const ordered = language === 'cpp' ? inOrderOfUse(inside.trim()) : inside
  if (ordered === null) return source
  const below = source.slice(close).replace(/^\};?/, '')
  return `${[source.slice(0, head.index), ordered, below]
    .map((part) => part.trim())
    .filter(Boolean)
    .join('\n\n')}\n`
}

/** Outside a class a function of C++ must stand above those that call it. Null where no such order is found. */
function inOrderOfUse(inside: string): string | null {
  // What each object has of its own, calls would share.
  if (/^(?!(?:static )?const|using|struct)\w.*;$/m.test(inside)) return null
  const [asked = '', ...helpers] = inside.split(/\n\n+(?=\S)/)
  const orders = [inside, [...helpers, asked].join('\n\n'), [...helpers.toReversed(), asked].join('\n\n')]
  return orders.find((order) => isDeclaredBeforeUse(bared(order, 'cpp'))) ?? null
}

function isDeclaredBeforeUse(code: string): boolean {
  const declared = [...code.matchAll(/^\S.*?\b(\w+)\([^;]*?\)\s*(?:const\s*)?\{/gm)]
  return declared.every(({ 1: name, index }) => !new RegExp(`\\b${name}\\s*\\(`).test(code.slice(0, index)))
}
