import {
  bareCode,
  cFamilyFunction,
  type Declared,
  type DeclaredFunction,
  goFunction,
  pythonFunction,
  rustFunction,
  scriptFunction,
} from './starter-code.ts'

/** A class as starter code declares it; a type is null where the code leaves it open. */
export type DeclaredClass = { name: string; parameters: Declared[]; methods: DeclaredFunction[] }

/** The class that starter code asks to be written, in whichever language; null where it asks for a function. */
export function findClass(text: string): DeclaredClass | null {
  const code = bareCode(text)
  const found =
    rustClass(code) ??
    goClass(code) ??
    pythonClass(code) ??
    prototypeClass(code) ??
    scriptClass(code) ??
    cFamilyClass(code)
  return found && !NODES.test(found.name) && !isStatic(code) && found.methods.length > 0 ? found : null
}

/** Classes that only carry a function, or what it works on. */
const NODES = /^(?:Solution|Sol|Result|Main|Program|ListNode|TreeNode|Node)$/

/** Whether the function asked for belongs to no object. */
function isStatic(code: string): boolean {
  return /^\s*(?:public|private)?\s*static\s+(?!class\b)[\w<>[\],\s]+\(/m.test(code)
}

/** The recogniser overlooks the strokes of `__init__`. */
const PYTHON_CONSTRUCTORS = ['__init__', '_init_', 'init']

function pythonClass(code: string): DeclaredClass | null {
  const name = /(?:^|\n)\s*class\s+(\w+)\s*(?:\([^)]*\))?\s*:/.exec(code)?.[1]
  return name === undefined
    ? null
    : gathered(name, PYTHON_CONSTRUCTORS, pieces(code, /(?=\bdef\s)/).map(pythonFunction))
}

function rustClass(code: string): DeclaredClass | null {
  const name = /\bimpl\s+(\w+)\s*\{/.exec(code)?.[1]
  return name === undefined ? null : gathered(name, ['new'], pieces(code, /(?=\bfn\s)/).map(rustFunction))
}

/** How Go makes an object: `r := Constructor(2)`. */
export const GO_CONSTRUCTOR = 'Constructor'

function goClass(code: string): DeclaredClass | null {
  const receiver = /\bfunc\s*\(\s*\w+\s+\*?\s*(\w+)\s*\)\s*/
  const name = receiver.exec(code)?.[1]
  if (name === undefined) return null
  const functions = pieces(code, /(?=\bfunc\b)/).map((piece) => goFunction(piece.replace(receiver, 'func ')))
  return gathered(name, [GO_CONSTRUCTOR, `New${name}`], functions)
}

/** `var LRUCache = function(capacity) {` and `LRUCache.prototype.get = function(key) {`, each under its comment. */
function prototypeClass(code: string): DeclaredClass | null {
  const name = /\b(\w+)\.prototype\.\w+\s*=/.exec(code)?.[1]
  if (name === undefined) return null
  return gathered(
    name,
    [name],
    declarations(
      code,
      /(?:\b\w+\.prototype\.|\b(?:var|let|const)\s+)(\w+)\s*=\s*(?:async\s+)?function\s*\(([^)]*)\)\s*\{/g,
    ),
  )
}

function scriptClass(code: string): DeclaredClass | null {
  const name = /\bclass\s+(\w+)\s*(?:extends\s+\w+\s*)?\{/.exec(code)?.[1]
  if (name === undefined || !/\bconstructor\s*\(/.test(code)) return null
  return gathered(
    name,
    ['constructor'],
    declarations(code, /(?<=^|\n)\s*(?:public\s+|async\s+)*(\w+)\s*\(([^)]*)\)\s*(:\s*[\w[\]<>| ]+?)?\s*\{/g),
  )
}

/** Each declaration as a function of its own, beneath what stands between it and the one before. */
function declarations(code: string, declared: RegExp): (DeclaredFunction | null)[] {
  let from = 0
  return [...code.matchAll(declared)].map(({ 0: whole, 1: name, 2: parameters, 3: returns = '', index }) => {
    const comment = code.slice(from, index)
    from = index + whole.length
    return scriptFunction(`${comment}\nfunction ${name}(${parameters})${returns} {`)
  })
}

/** Java, C++ and C#, whose constructor has the name of the class and no type. */
function cFamilyClass(code: string): DeclaredClass | null {
  const name = /\bclass\s+(\w+)\s*\{/.exec(code)?.[1]
  if (name === undefined) return null
  const typed = code.replace(new RegExp(`(^|\\n)(\\s*(?:public\\s+)?)(?=${name}\\s*\\()`, 'g'), '$1$2void ')
  const lines = pieces(typed, /\n(?=[^\n]*\([^\n]*\{)/)
  return gathered(
    name,
    [name],
    lines.map((line) => cFamilyFunction(`\n${line}`)),
  )
}

function pieces(code: string, at: RegExp): string[] {
  return code.split(at)
}

function gathered(name: string, constructors: string[], found: (DeclaredFunction | null)[]): DeclaredClass {
  const functions = found.filter((one) => one !== null)
  const made = functions.find((one) => constructors.includes(one.name))
  return {
    name,
    parameters: made?.parameters ?? [],
    methods: functions.filter((one) => !constructors.includes(one.name) && !one.name.startsWith('_')),
  }
}
