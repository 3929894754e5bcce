import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { inEachSandbox, SHARED_MEMORY, valuesOf } from './testing.ts'

// Each program is given the name of one attempt and says what came of it; what is refused is said to be.

const ownFile = join(import.meta.dirname, 'program.ts')
const hostProcess = String(process.pid)

const pythonAttempts = `
import os, signal, socket, subprocess, urllib.request

def syscall(name, *arguments):
    import ctypes
    libc = ctypes.CDLL(None, use_errno=True)
    if getattr(libc, name)(*arguments) != 0:
        raise OSError(ctypes.get_errno(), name)

attempts = {
    'connect': lambda _: socket.create_connection(('1.1.1.1', 53), timeout=1),
    'connect to this machine': lambda _: socket.create_connection(('127.0.0.1', 4000), timeout=1),
    'raw socket': lambda _: socket.socket(socket.AF_INET, socket.SOCK_STREAM),
    'host socket': lambda _: socket.socket(40, socket.SOCK_STREAM),
    'resolve': lambda _: socket.getaddrinfo('example.com', 80),
    'fetch': lambda _: urllib.request.urlopen('http://example.com', timeout=1),
    'read /etc/passwd': lambda _: open('/etc/passwd').read(),
    'read /etc/passwd of the first process': lambda _: open('/proc/1/root/etc/passwd').read(),
    'read a file of ours': lambda path: open(path).read(),
    'list our folder': lambda path: os.listdir(os.path.dirname(path)),
    'write beside the harness': lambda _: open('/harness/python.py', 'a').write('#'),
    'write at the root': lambda _: open('/left-behind', 'w').write('x'),
    'write to shared memory': lambda _: open('/dev/shm/left-behind', 'w').write('x'),
    'write to the toolchain': lambda _: open('/usr/lib/left-behind', 'w').write('x'),
    'end the server': lambda pid: os.kill(int(pid), signal.SIGKILL),
    'look at the server': lambda pid: open('/proc/' + pid + '/environ').read(),
    'become root': lambda _: os.setuid(0),
    'new user namespace': lambda _: syscall('unshare', 0x10000000),
    'mount': lambda _: syscall('mount', b'none', b'/tmp', b'tmpfs', 0, None),
    'trace': lambda _: syscall('ptrace', 16, 1, 0, 0),
    'run a shell': lambda _: subprocess.run(['/bin/sh', '-c', 'id'], check=True),
}

def f(name, argument):
    try:
        return 'done: ' + repr(attempts[name](argument))
    except BaseException as error:
        return 'refused: ' + repr(error)
`

const pyodideAttempts = `
from pyodide.code import run_js

def js(text):
    return lambda argument: run_js('(argument) => {' + text + '}')(argument)

attempts = {
    'read /etc/passwd': lambda _: open('/etc/passwd').read(),
    'read /etc/passwd through Deno': js('return Deno.readTextFileSync("/etc/passwd")'),
    'read a file of ours': js('return Deno.readTextFileSync(argument)'),
    'read beside pyodide': js('return Deno.readTextFileSync(Deno.args[0] + "/../deno/package.json")'),
    'list the machine': js('return [...Deno.readDirSync("/")].length'),
    'write': js('return Deno.writeTextFileSync(Deno.args[0] + "/left-behind", "x")'),
    'read the environment': js('return JSON.stringify(Deno.env.toObject())'),
    'run a program': js('return new Deno.Command("id").outputSync()'),
    'end the server': js('return Deno.kill(Number(argument), "SIGKILL")'),
    'look at the server': js('return Deno.readTextFileSync("/proc/" + argument + "/environ")'),
    'listen': js('return Deno.listen({ port: 0 })'),
    'load a library': js('return Deno.dlopen("/usr/lib/x86_64-linux-gnu/libc.so.6", {})'),
    'node:fs': js('return process.getBuiltinModule("node:fs").readFileSync("/etc/passwd")'),
    'node:child_process': js('const r = process.getBuiltinModule("node:child_process").spawnSync("id"); if (r.error) throw r.error; return r'),
}

def f(name, argument):
    try:
        return 'done: ' + repr(attempts[name](argument))
    except BaseException as error:
        return 'refused: ' + repr(error)
`

const javascriptAttempts = `
const builtin = (name) => process.getBuiltinModule('node:' + name)
const fs = builtin('fs')
const connecting = (port, host) => new Promise((resolve, reject) => {
  const socket = builtin('net').connect(port, host, () => resolve('connected'))
  socket.on('error', reject)
})
const attempts = {
  'connect': () => connecting(53, '1.1.1.1'),
  'connect to this machine': () => connecting(4000, '127.0.0.1'),
  'listen': () => new Promise((resolve, reject) => builtin('net').createServer().on('error', reject).listen(0, () => resolve(1))),
  'resolve': () => builtin('dns').promises.resolve4('example.com'),
  'fetch': () => fetch('http://example.com'),
  'fetch a file': () => fetch('file:///etc/passwd').then((answer) => answer.text()),
  'import over the network': () => import('https://esm.sh/lodash'),
  'import a file of ours': (path) => import('file://' + path),
  'read /etc/passwd': () => fs.readFileSync('/etc/passwd', 'utf8'),
  'read /etc/passwd of the first process': () => fs.readFileSync('/proc/1/root/etc/passwd', 'utf8'),
  'read a file of ours': (path) => fs.readFileSync(path, 'utf8'),
  'write beside the harness': () => fs.appendFileSync('/harness/javascript.mjs', '//'),
  'write at the root': () => fs.writeFileSync('/left-behind', 'x'),
  'write to shared memory': () => fs.writeFileSync('/dev/shm/left-behind', 'x'),
  'end the server': (pid) => process.kill(Number(pid), 'SIGKILL'),
  'look at the server': (pid) => fs.readFileSync('/proc/' + pid + '/environ', 'utf8'),
  'become root': () => process.setuid(0),
  'run a shell': () => builtin('child_process').execFileSync('/bin/sh', ['-c', 'id']),
  'load a library': () => process.dlopen({ exports: {} }, '/usr/lib/x86_64-linux-gnu/libc.so.6'),
}
async function f(name, argument) {
  try {
    return 'done: ' + String(await attempts[name](argument))
  } catch (error) {
    return 'refused: ' + String(error)
  }
}
`

/** The names of the attempts a program lists, so that none is written and then forgotten. */
function attemptsIn(source: string): string[] {
  return [...source.matchAll(/^ {2,4}'([^']+)':/gm)].map(([, name = '']) => name)
}

function argumentFor(attempt: string): string {
  return attempt.includes('server') ? hostProcess : ownFile
}

/** The same attempts, made by a whole program that is told them on its standard input. */
const wholeProgram = {
  python: `
import json, sys
for name, argument in json.load(sys.stdin):
    print(json.dumps([name, f(name, argument)]))
`,
  javascript: `
const said = []
;(async () => {
  for (const [name, argument] of JSON.parse(require('fs').readFileSync(0, 'utf8'))) said.push([name, await f(name, argument)])
  process.stdout.write(said.map((one) => JSON.stringify(one) + '\\n').join(''))
  process.exit(0)
})()
`,
}

inEachSandbox((run, kind, runProgram) => {
  const programs = [
    ['python', kind === 'native' ? pythonAttempts : pyodideAttempts],
    ['javascript', javascriptAttempts],
  ] as const

  test.each(programs)('%s: every way out is refused', async (language, source) => {
    const attempts = attemptsIn(source)
    expect(attempts.length).toBeGreaterThan(10)
    const report = await run(language, {
      source,
      takes: ['string', 'string'],
      returns: 'string',
      calls: attempts.map((attempt) => [attempt, argumentFor(attempt)]),
    })
    const came: Record<string, string> = {}
    for (const [index, value] of valuesOf(report).entries()) came[attempts[index] ?? ''] = String(value)
    const done = Object.entries(came).filter(([, what]) => !what.startsWith('refused: '))
    expect(Object.fromEntries(done)).toEqual({})
    // Refused by the sandbox, not by a slip in the attempt.
    expect(
      Object.values(came).filter((what) => /SyntaxError|NameError|TypeError: .*not a function/.test(what)),
    ).toEqual([])
    expect(readFileSync(ownFile, 'utf8')).toContain('export type Value')
  })

  test.each(programs)('%s: every way out is refused to a whole program', async (language, source) => {
    const attempts = attemptsIn(source).filter((name) => kind === 'portable' || name !== SHARED_MEMORY)
    const report = await runProgram({
      language,
      source: source + wholeProgram[language],
      stdin: JSON.stringify(attempts.map((attempt) => [attempt, argumentFor(attempt)])),
    })
    expect(report).toMatchObject({ status: 'finished', exitCode: 0 })
    const came = report.stdout
      .trim()
      .split('\n')
      .map((line): [string, string] => JSON.parse(line))
    expect(came.map(([name]) => name)).toEqual(attempts)
    expect(came.filter(([, what]) => !what.startsWith('refused: '))).toEqual([])
    expect(came.filter(([, what]) => /SyntaxError|NameError|TypeError: .*not a function/.test(what))).toEqual([])
  })

  test('javascript: what one program leaves in web storage, another does not find', async () => {
    const source =
      'function f(n) { if (typeof localStorage === "undefined") return -1; const found = Number(localStorage.getItem("n") ?? -1); localStorage.setItem("n", String(n)); return found }'
    expect(valuesOf(await run('javascript', { source, calls: [[7]] }))).toEqual([-1])
    expect(valuesOf(await run('javascript', { source, calls: [[7]] }))).toEqual([-1])
  })

  if (kind === 'native') {
    test('a whole program sees its own file, no file of ours, no process but its own, and three descriptors', async () => {
      const source = `
import json, os
print(json.dumps({
  'files': sorted(os.listdir('/')) + sorted(os.listdir('/tmp')),
  'processes': sorted(os.path.basename(open('/proc/' + id + '/cmdline').read().split('\\0')[0]) for id in os.listdir('/proc') if id.isdigit()),
  'environment': sorted(os.environ),
  'descriptors': sorted(id for id in os.listdir('/proc/self/fd') if os.path.lexists('/proc/self/fd/' + id) and os.readlink('/proc/self/fd/' + id) != '/dev/null'),
  'root': os.getuid() == 0,
}))`
      const { stdout } = await runProgram({ language: 'python', source })
      const seen = JSON.parse(stdout)
      expect(seen.files).toEqual(expect.arrayContaining(['solution.py', 'usr']))
      expect(seen.files).not.toContain('harness')
      expect(seen.processes).toEqual(['bwrap', expect.stringMatching(/^python3/)])
      expect(seen.environment).toEqual(expect.not.arrayContaining(['PATH', 'HOME', 'NODE_ENV', 'VITEST']))
      expect(seen.descriptors).toEqual(['0', '1', '2'])
      expect(seen.root).toBe(false)
    })

    test('a whole program cannot fill the disk through its own descriptors', async () => {
      const source = `
import os
out = os.open('/proc/self/fd/1', os.O_WRONLY)
try:
    os.ftruncate(out, 10**10)
    os.write(2, b'grew')
except OSError:
    os.write(2, b'refused')`
      expect(await runProgram({ language: 'python', source })).toMatchObject({ stderr: 'refused', stdout: '' })
    })

    test('it sees no process but its own, no environment, and no descriptor but its own', async () => {
      const source = `
import os
def f(what):
    if what == 'processes':
        names = [open('/proc/' + id + '/cmdline').read().split('\\0')[0] for id in os.listdir('/proc') if id.isdigit()]
        return sorted(os.path.basename(name) for name in names)
    if what == 'environment':
        return sorted(os.environ)
    if what == 'user':
        return [str(os.getuid() != 0), *(line for line in open('/proc/self/status').read().split('\\n') if line[:4] in ('CapE', 'CapB', 'CapP'))]
    links = [os.readlink('/proc/self/fd/' + id) for id in os.listdir('/proc/self/fd') if os.path.lexists('/proc/self/fd/' + id)]
    return sorted(link for link in links if not link.startswith(('socket:', '/dev/null', '/proc/')))
`
      const calls = [['processes'], ['environment'], ['user'], ['descriptors']]
      const [processes, environment, user, descriptors] = valuesOf(
        await run('python', { source, takes: ['string'], returns: 'string[]', calls }),
      )
      expect(processes).toEqual(['bwrap', expect.stringMatching(/^python3/)])
      expect(environment).toEqual(expect.not.arrayContaining(['PATH', 'HOME', 'NODE_ENV', 'VITEST']))
      const none = '0000000000000000'
      expect(user).toEqual(['True', `CapPrm:\t${none}`, `CapEff:\t${none}`, `CapBnd:\t${none}`])
      expect(descriptors).toEqual([])
    })
  }
})
