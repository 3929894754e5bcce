// Answers calls to a JavaScript program, inside a sandbox. Runs under Node on Linux and under Deno elsewhere.
//
// One line of JSON comes in for the program and one for each call, each with a nonce; one line goes out for each,
// beginning with that nonce. Nothing here is trusted by the side that asks: the program shares this interpreter and
// could do all of this itself. What it could claim is only ever its own answer to the call it was just given.
//
// usage: javascript.mjs <descriptor to read calls from> <to answer on> <to print on>

import { Buffer } from 'node:buffer'
import { Console } from 'node:console'
import { readSync, writeSync } from 'node:fs'
import { createRequire } from 'node:module'
import process from 'node:process'
import { Writable } from 'node:stream'
import vm from 'node:vm'

const [callsIn, answersOut, printOn] = process.argv.slice(2).map(Number)
// Kept before the program runs, so that one which extends the built-ins for itself does not trip the harness.
const { parse, stringify } = JSON
const { isArray } = Array
const { isInteger, isSafeInteger } = Number

const FILE = 'solution.js'
/** What a function imports when it is called comes from where the harness's own imports do. */
const compiling = { filename: FILE, importModuleDynamically: vm.constants?.USE_MAIN_CONTEXT_DEFAULT_LOADER }
/** A list or tree longer than this is taken to be a cycle. */
const MOST_NODES = 1_000_000

class Mismatch extends Error {}

/** What an operation of a class threw, which is its cause. */
class InOperation extends Error {}

serve()

async function serve() {
  printWhereItIsKept()
  provideNodes()
  provideModule()
  send('up')
  const { nonce, source, entry } = parse(receive())
  let call
  let answer
  try {
    const target = load(source, entry)
    const answerWith = entry.methods ? perform : answerCall
    call = ({ arguments: values, timed }) => (timed ? timeCall : answerWith)(target, entry, values)
    answer = ['loaded']
  } catch (error) {
    const [message, line] = describe(error)
    answer = ['refused', message, line ?? (await lineNotCompiled(error, source))]
  }
  reply(nonce, answer)

  while (call) {
    const line = receive()
    if (line === '') break
    const message = parse(line)
    try {
      answer = ['returned', await call(message)]
    } catch (error) {
      answer = ['threw', ...describe(error)]
    }
    reply(message.nonce, answer)
  }
}

/** `console` and `process.stdout` write at once to the descriptor that is kept, whatever the channel is. */
function printWhereItIsKept() {
  const printed = new Writable({
    decodeStrings: true,
    write(chunk, _encoding, done) {
      writeAll(printOn, chunk)
      done()
    },
  })
  globalThis.console = new Console({ stdout: printed, stderr: printed, colorMode: false })
  Object.defineProperty(process, 'stdout', { value: printed, configurable: true })
  Object.defineProperty(process, 'stderr', { value: printed, configurable: true })
}

function provideNodes() {
  globalThis.ListNode = function ListNode(val, next) {
    this.val = val === undefined ? 0 : val
    this.next = next === undefined ? null : next
  }
  globalThis.TreeNode = function TreeNode(val, left, right) {
    this.val = val === undefined ? 0 : val
    this.left = left === undefined ? null : left
    this.right = right === undefined ? null : right
  }
}

/** What a program that was a file of its own may use: Node's modules, and something to export its function from. */
function provideModule() {
  globalThis.require = createRequire(import.meta.url)
  globalThis.module = { exports: {} }
  globalThis.exports = globalThis.module.exports
}

/** Runs the program's top level and finds what is called: `name` itself, a method or field of `class Solution`, or an export. */
function load(source, { name, methods }) {
  const before = lookUp(name)
  compile(source).runInThisContext()
  const solution = lookUp('Solution')
  const isSolution = !methods && typeof solution === 'function'
  if (isSolution && typeof solution.prototype?.[name] === 'function') {
    return (...values) => new solution()[name](...values)
  }
  if (isSolution && typeof solution[name] === 'function' && solution[name] !== Function.prototype[name]) {
    return (...values) => solution[name](...values)
  }
  const found = lookUp(name)
  if (typeof found === 'function' && found !== before) return found
  const exported = globalThis.module?.exports
  if (typeof exported?.[name] === 'function') return exported[name]
  if (typeof exported === 'function' && exported.name === name) return exported
  if (isSolution && hasField(solution, name)) return (...values) => new solution()[name](...values)
  throw new ReferenceError(`there is no ${methods ? 'class' : 'function'} named '${name}'`)
}

/** A field that holds a function is there once an object is. */
function hasField(solution, name) {
  try {
    return typeof new solution()[name] === 'function'
  } catch {
    return false
  }
}

/** A module is compiled as a script, in which everything stays at its line and can be found by its name. */
function compile(text) {
  // Some editors begin a file with a mark of its encoding.
  const source = text.replace(/^\ufeff/, '')
  try {
    return new vm.Script(source, compiling)
  } catch (error) {
    if (!/import statement outside a module|Unexpected token 'export'/.test(error.message)) throw error
    return new vm.Script(asScript(source), compiling)
  }
}

/** What a module imports is required, and what it exports is only declared. */
function asScript(source) {
  return source
    .replace(/^([ \t]*)import\s*(['"][^'"\n]+['"])/gm, '$1require($2)')
    .replace(/^([ \t]*)import\s+([\w$\s{},*]+?)\s*\bfrom\s*(['"][^'"\n]+['"])/gm, (_, before, names, from) => {
      const whole = names
        .replace(/\*\s*as\s+/, '')
        .replace(/,?\s*\{[^}]*\}/, '')
        .trim()
      const some = /\{[^}]*\}/.exec(names)?.[0].replace(/\bas\b/g, ':')
      const declared = [...whole.split(/[\s,]+/).filter(Boolean), some ?? []].flat()
      return `${before}const ${declared.map((name) => `${name} = require(${from})`).join(', ')}`
    })
    .replace(/^([ \t]*)export\s*\{[^}]*\}/gm, (all, before) => before + all.replace(/[^\n]/g, ''))
    .replace(
      /^([ \t]*)export\s+(?:default\s+)?(?=(?:async\s+)?function\b\s*\*?\s*[\w$]|class\s+(?!extends\b)[\w$]|const\b|let\b|var\b)/gm,
      '$1',
    )
    .replace(/^([ \t]*)export\s+default\b/gm, '$1module.exports =')
}

/** What a name means at the top level of the program; `const` and `class` are not properties of the global object. */
function lookUp(name) {
  if (!/^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u.test(name)) throw new SyntaxError(`'${name}' is not a function's name`)
  return vm.runInThisContext(`typeof ${name} === 'undefined' ? undefined : ${name}`)
}

/** Makes an object and asks it for one operation after the other; gives what each returned, null for the first. */
async function perform(Target, entry, operations) {
  const results = [null]
  let made
  for (let place = 0; place < operations.length; place++) {
    const [name, encoded] = operations[place]
    try {
      if (place === 0) {
        made = new Target(...decodeAll(encoded, entry))
        continue
      }
      const method = entry.methods.find((one) => one.name === name)
      if (typeof made[name] !== 'function') throw new Mismatch(`there is no method named '${name}'`)
      let returned = made[name](...decodeAll(encoded, method))
      if (typeof returned?.then === 'function') returned = await settled(returned)
      results.push(method.returns === 'void' ? null : encode(returned, method.returns))
    } catch (cause) {
      const given = encoded.map((value) => stringify(value)).join(', ')
      const shortened = given.length <= 40 ? given : `${given.slice(0, 40)}...`
      throw new InOperation(`operation ${place + 1}, ${name}(${shortened})`, { cause })
    }
  }
  return results
}

async function answerCall(target, entry, encoded) {
  const values = decodeAll(encoded, entry)
  let returned = target(...values)
  if (typeof returned?.then === 'function') returned = await settled(returned)
  if (entry.returns !== 'void') return encode(returned, entry.returns)
  return values.length === 0 ? null : encode(values[0], entry.parameters[0].type)
}

/** The milliseconds that a call takes. */
function timeCall(target, entry, encoded) {
  const values = decodeAll(encoded, entry)
  const began = performance.now()
  target(...values)
  return performance.now() - began
}

/** A promise that nothing will settle would otherwise end the process without a word. */
function settled(promise) {
  let giveUp
  const nothingLeftToDo = new Promise((_resolve, reject) => {
    // Given up from a new turn, so that there is again a last one after the next call.
    giveUp = () => setImmediate(reject, new Mismatch('returned a promise that never settles'))
    process.once('beforeExit', giveUp)
  })
  return Promise.race([promise, nothingLeftToDo]).finally(() => process.off('beforeExit', giveUp))
}

function decodeAll(encoded, { parameters }) {
  let tree = null
  return parameters.map(({ type }, index) => {
    if (type === 'tree_node_by_value') return nodeOf(tree, encoded[index])
    const value = decode(encoded[index], type)
    if (type === 'tree_node') tree ??= value
    return value
  })
}

/** The node of a tree that has a value; there is one, unless a missing node is meant. */
function nodeOf(tree, encoded) {
  if (encoded === null) return null
  const value = decode(encoded, 'integer')
  const nodes = [tree]
  for (const node of nodes) {
    if (node?.val === value) return node
    if (node) nodes.push(node.left, node.right)
  }
  return null
}

function decode(value, type) {
  if (type.endsWith('[]')) return value === null ? null : value.map((item) => decode(item, type.slice(0, -2)))
  if (type === 'list_node') return decodeList(value ?? [])
  if (type === 'cyclic_list') return decodeList(...value)
  if (type === 'tree_node') return decodeTree(value ?? [])
  if (typeof value !== 'string') return value
  if (type === 'integer' || type === 'long') return BigInt(value)
  return type === 'double' ? Number(value) : value
}

/** The tail leads back to the node of a place, and nowhere where there is none. */
function decodeList(values, backTo = -1) {
  const Node = lookUp('ListNode')
  const nodes = values.map((value) => new Node(decode(value, 'integer')))
  for (let index = 0; index < nodes.length; index++) nodes[index].next = nodes[index + 1] ?? null
  if (backTo >= 0) nodes[nodes.length - 1].next = nodes[backTo]
  return nodes[0] ?? null
}

function decodeTree(values) {
  const Node = lookUp('TreeNode')
  const nodes = values.map((value) => (value === null ? null : new Node(decode(value, 'integer'))))
  let child = 1
  for (const node of nodes) {
    if (node === null) continue
    node.left = nodes[child++] ?? null
    node.right = nodes[child++] ?? null
  }
  return nodes[0] ?? null
}

function encode(value, type) {
  if (type === 'list_node') return encodeList(value)
  if (type === 'tree_node') return encodeTree(value)
  if (value === null || value === undefined) return null
  if (type === 'tree_node_by_value') {
    if (typeof value === 'object' && 'left' in value) return encode(value.val, 'integer')
    throw new Mismatch(`returned ${shown(value)} where tree_node was expected`)
  }
  if (type.endsWith('[]')) {
    if (isArray(value) || ArrayBuffer.isView(value)) return Array.from(value, (item) => encode(item, type.slice(0, -2)))
  } else if (type === 'integer' || type === 'long') {
    if (typeof value === 'bigint') return String(value)
    if (isInteger(value)) return isSafeInteger(value) ? value : String(BigInt(value))
  } else if (type === 'double') {
    if (typeof value === 'number') return Number.isFinite(value) ? value : String(value)
  } else if (typeof value === (type === 'boolean' ? 'boolean' : 'string')) {
    return value
  }
  throw new Mismatch(`returned ${shown(value)} where ${type} was expected`)
}

function encodeList(head) {
  const values = []
  for (let node = head ?? null; node !== null; node = node.next ?? null) {
    if (typeof node !== 'object' || !('next' in node)) {
      throw new Mismatch(`returned ${shown(node)} where list_node was expected`)
    }
    if (values.length === MOST_NODES) throw new Mismatch('returned a list that does not end')
    values.push(encode(node.val, 'integer'))
  }
  return values
}

function encodeTree(root) {
  const values = []
  const nodes = [root ?? null]
  for (let index = 0; index < nodes.length; index++) {
    const node = nodes[index]
    if (node === null) {
      values.push(null)
      continue
    }
    if (typeof node !== 'object' || !('left' in node)) {
      throw new Mismatch(`returned ${shown(node)} where tree_node was expected`)
    }
    if (values.length >= MOST_NODES) throw new Mismatch('returned a tree that does not end')
    values.push(encode(node.val, 'integer'))
    nodes.push(node.left ?? null, node.right ?? null)
  }
  while (values.length > 0 && values.at(-1) === null) values.pop()
  return values
}

function shown(value) {
  const text = textOf(value)
  return `${text.length <= 80 ? text : `${text.slice(0, 80)}...`} (${typeof value})`
}

function textOf(value) {
  if (typeof value === 'string') return stringify(value)
  try {
    return isArray(value) ? `[${value}]` : String(value)
  } catch {
    return 'a value that has no text'
  }
}

/** The message, and the deepest line of the author's own source on the stack, if any. */
function describe(error) {
  if (isA(InOperation, error)) {
    const [message, line] = describe(error.cause)
    return [`${error.message}: ${message}`, line]
  }
  if (isA(Mismatch, error)) return [error.message, null]
  if (!isA(Error, error)) return [`threw ${shown(error)}`, null]
  const line = /solution\.js:(\d+)/.exec(said(error, 'stack', ''))?.[1]
  const message = said(error, 'message', 'it does not say what happened')
  return [`${said(error, 'name', 'Error')}: ${message}`, line === undefined ? null : Number(line)]
}

function isA(type, error) {
  try {
    return error instanceof type
  } catch {
    return false
  }
}

/** What an error says of itself; one of the author's own may fail even at that. */
function said(error, property, otherwise) {
  try {
    return String(error[property])
  } catch {
    return otherwise
  }
}

/** Deno does not say where a script fails to compile, but where a module does; whose first act is to throw does nothing else. */
async function lineNotCompiled(error, source) {
  if (!(error instanceof SyntaxError) || process.versions.deno === undefined) return null
  const module = `data:text/javascript,${encodeURIComponent(`throw 0;${source}`)}`
  const thrown = await import(module).catch((thrown) => thrown)
  const line = /:(\d+):\d+/.exec(String(thrown?.message).replaceAll(module, ''))?.[1]
  return line === undefined ? null : Number(line)
}

function reply(nonce, answer) {
  writeAll(printOn, Buffer.from(`\0${nonce}\0`))
  send(`${nonce} ${stringify(answer)}`)
}

function send(line) {
  writeAll(answersOut, Buffer.from(`${line}\n`))
}

function writeAll(descriptor, bytes) {
  let written = 0
  while (written < bytes.length) {
    try {
      written += writeSync(descriptor, bytes, written)
    } catch (error) {
      waitFor(error)
    }
  }
}

/** A descriptor that is not ready is so a moment later; any other error is thrown. */
function waitFor(error) {
  if (error.code !== 'EAGAIN') throw error
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1)
}

/** The next line, or '' at the end. */
function receive() {
  receive.kept ??= Buffer.alloc(0)
  for (;;) {
    const end = receive.kept.indexOf(10)
    if (end !== -1) {
      const line = receive.kept.toString('utf8', 0, end)
      receive.kept = receive.kept.subarray(end + 1)
      return line
    }
    const chunk = Buffer.alloc(65_536)
    try {
      const length = readSync(callsIn, chunk)
      if (length === 0) return ''
      receive.kept = Buffer.concat([receive.kept, chunk.subarray(0, length)])
    } catch (error) {
      waitFor(error)
    }
  }
}
