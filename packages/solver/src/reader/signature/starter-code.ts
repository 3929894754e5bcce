import type { Language } from '@dryrun/contract/languages'
import type { ValueType } from '@dryrun/contract/problem'
import { fromCFamily, fromGo, fromPython, fromRust, fromScript } from './starter-types.ts'

/** A function as starter code declares it; a type is null where the code leaves it open. */
export type DeclaredFunction = { name: string; parameters: Declared[]; returns: ValueType | null }
export type Declared = { name: string; type: ValueType | null }

/** What makes a node, where the comment that declares one lost its marks; the strokes of the name are overlooked. */
const CONSTRUCTOR = /\b(?:def\s+_{0,2}\s?init\s?_{0,2}|function\s+(?:List|Tree)?Node)\s*\([^)\n]*\)?[^\n]*/g

const FUNCTION_IN: Record<Language, (code: string) => DeclaredFunction | null> = {
  rust: rustFunction,
  go: goFunction,
  python: pythonFunction,
  javascript: scriptFunction,
  java: cFamilyFunction,
  cpp: cFamilyFunction,
  csharp: cFamilyFunction,
}

/** The first function in starter code: in the given language, or in whichever it is. */
export function findFunction(text: string, language?: Language): DeclaredFunction | null {
  const code = bareCode(text).replace(CONSTRUCTOR, '')
  if (language) return FUNCTION_IN[language](code)
  return rustFunction(code) ?? goFunction(code) ?? pythonFunction(code) ?? scriptFunction(code) ?? cFamilyFunction(code)
}

/**
 * Starter code without the editor's line numbers and without comments, in which sites declare the nodes of lists and
 * trees. What a comment says of types stays. Parameters that a narrow editor breaks stand in one line.
 */
export function bareCode(code: string): string {
  return code
    .replace(/^\d{1,3}\s+/gm, '')
    .split('\n')
    .filter((line) => !/^\s*(?:#|\/\/|\/?\*)/.test(line) || /[@g©](?:param|return)/.test(line))
    .join('\n')
    .replace(/\([^()]*\)/g, (parameters) => parameters.replace(/\s*\n\s*/g, ' '))
    .replace(ARRAY, (type, item, brackets) => (/[[\]]/.test(brackets) ? item + '[]'.repeat(brackets.length / 2) : type))
}

/** The type of an array with its brackets, of which one or two are read as uprights: `int[1[] rules`. */
const ARRAY =
  /\b(int|Integer|long|double|float|char|bool|boolean|[sS]tring|number|byte)([[\]1lI|J]{2,5})(?=\s+[A-Za-z_]|\s*[,){=])/g

export function pythonFunction(code: string): DeclaredFunction | null {
  // The edge of an editor cuts a long line in its last type.
  const match =
    /\bdef\s+(\w+(?:\s\w+){0,3})\s*\(\s*([^)]*)\)\s*(?:(?:-\s*>\s*([^:\n]+))?\s*:|-\s*>\s*([^:\n]*)(?=\n|$))/.exec(code)
  if (!match?.[1]) return null
  const parameters = splitOutsideBrackets(match[2] ?? '').filter(
    (parameter) => parameter !== 'self' && parameter !== '',
  )
  const declared = parameters.map((parameter) => {
    const [name = '', type] = parameter.split(':').map((part) => part.trim())
    return { name: asName(name), type: type === undefined ? null : fromPython(type) }
  })
  const [node, ...others] = new Set(declared.flatMap(({ type }) => (type?.endsWith('_node') ? [type] : [])))
  // Of what is optional there is but nodes.
  const returnsNode = /^Opt/.test(match[4] ?? '') && others.length === 0
  return {
    name: withStrokes(match[1]),
    parameters: declared,
    returns: match[3] === undefined ? (returnsNode ? (node ?? null) : null) : fromPython(match[3]),
  }
}

/** A name of words between which strokes are overlooked, or stand apart: `two _sum`. */
function withStrokes(name: string): string {
  return name.replace(/_?\s_?/g, '_')
}

export function scriptFunction(code: string): DeclaredFunction | null {
  const match =
    /\b(?:var|let|const)\s+(\w+)\s*=\s*(?:async\s+)?(?:function)?\s*\(([^)]*)\)\s*(?::\s*([\w[\]<>| ]+?))?\s*(?:=>\s*)?\{/.exec(
      code,
    ) ??
    // The bracket at the end of a line is overlooked.
    /\b(?:var|let|const)\s+(\w+)\s*=\s*(?:async\s+)?function\s*\(([^)]*)\)[ \t]*(?=\n|$)/.exec(code) ??
    /\bfunction\s+(\w+)\s*\(([^)]*)\)\s*(?::\s*([\w[\]<>| ]+?))?\s*\{/.exec(code)
  if (!match?.[1]) return null
  const documented = [...code.matchAll(/[@g©]param\s*\{([^}]*)\}\s*(\w+)/g)].map(([, type = '', name]) => ({
    name,
    type,
  }))
  const returned = /[@g©]returns?\s*\{([^}]*)\}/.exec(code)?.[1] ?? match[3]
  return {
    name: match[1],
    parameters: splitOutsideBrackets(match[2] ?? '')
      .filter((parameter) => parameter !== '')
      .map((parameter, place) => {
        const [name = '', type] = parameter.split(':').map((part) => part.trim())
        const shown = type ?? documented.find((entry) => entry.name === name)?.type ?? documented[place]?.type
        return { name: asName(name), type: shown === undefined ? null : fromScript(shown) }
      }),
    returns: returned === undefined ? null : fromScript(returned),
  }
}

export function rustFunction(code: string): DeclaredFunction | null {
  const match = /\bfn\s+(\w+(?:\s\w+){0,3})\s*\(([^)]*)\)\s*(?:-\s?>\s*([^{]+?))?\s*\{/.exec(code)
  if (!match?.[1]) return null
  const parameters = splitOutsideBrackets(match[2] ?? '').filter(
    (part) => part !== '' && !/^&?(?:mut\s+)?self$/.test(part),
  )
  return {
    name: withStrokes(match[1]),
    parameters: parameters.map((parameter) => {
      const [name = '', type = ''] = parameter.split(':').map((part) => part.trim())
      return { name: asName(name.replace(/^mut\s+/, '')), type: fromRust(type) }
    }),
    returns: fromRust(match[3] ?? ''),
  }
}

export function goFunction(text: string): DeclaredFunction | null {
  // The brackets before a type touch, and the second is taken for a letter.
  const code = text.replace(/\[[JIl1|](?=\s?(?:int|string|byte|rune|bool|float|[*[]))/g, '[]')
  // A result may have a name.
  const match = /\bfunc\s+(\w+)\s*\(([^)]*)\)\s*(?:\(\s*\w+\s+([^(){},]+)\)|([^{(]*?))\s*\{/.exec(code)
  if (!match?.[1]) return null
  const parameters = splitOutsideBrackets(match[2] ?? '').filter((part) => part !== '')
  const typed: Declared[] = []
  // In `a, b int` the type stands behind the last name only.
  for (const parameter of parameters.toReversed()) {
    const [name = '', ...type] = parameter.split(/\s+/)
    typed.unshift({ name: asName(name), type: type.length > 0 ? fromGo(type.join('')) : (typed[0]?.type ?? null) })
  }
  return { name: match[1], parameters: typed, returns: fromGo((match[3] ?? match[4] ?? '').trim()) }
}

export function cFamilyFunction(code: string): DeclaredFunction | null {
  const match =
    /(?:^|\n)\s*(?:(?:public|private|protected|static)\s+)*([A-Za-z][\w<>[\],:& *]*?)[\s*&]+(\w+)\s*\(([^)]*)\)\s*[{(]/.exec(
      code,
    )
  if (!match?.[2] || /^(?:new|else|return|class)$/.test(match[1] ?? '')) return null
  const parameters = splitOutsideBrackets(match[3] ?? '').filter((part) => part !== '')
  return {
    name: match[2],
    parameters: parameters.map(cFamilyParameter),
    returns: fromCFamily(match[1] ?? ''),
  }
}

function cFamilyParameter(parameter: string): Declared {
  const [, type = '', name = ''] = /^(.*?)(\w+)$/s.exec(parameter) ?? []
  return { name: asName(name), type: fromCFamily(type) }
}

/** A name as it can be written: none begins with a figure, and the l of `l1` is taken for one. */
export function asName(read: string): string {
  return read.replace(/^1(?=\d?$)/, 'l')
}

/** Cuts at the commas that stand in no bracket. */
function splitOutsideBrackets(text: string): string[] {
  // Where a bracket was taken for a letter, they tell nothing, and names with types do.
  const isWhole = text.split('[').length === text.split(']').length
  return text.split(isWhole ? /,(?![^[<]*[\]>])/ : /,(?=\s*\w+\s*:)/).map((part) => part.trim())
}

/** Whether a class of this name holds tests. */
export function isOfTests(name: string): boolean {
  return /(?:Tests?|Specs?)$|^Tests?(?![a-z])/.test(name)
}
