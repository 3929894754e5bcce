import { execFile } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs'
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { ProgramError } from '../../program.ts'
import type { SandboxLimits } from '../../sandbox.ts'
import { BUILD, type CompiledToolchain, type Compiler, type Form } from '../compiled.ts'
import type { Mount } from '../toolchains.ts'
import { warmFolder } from '../warm.ts'

/** Records, text blocks and patterns are in every answer's reach from here on. */
const OLDEST = 17
const MEGABYTE = 1024 * 1024
/** What the machine takes besides its heap: itself, compiled code, and the way out of a stack that is full. */
const OWN_BYTES = 320 * MEGABYTE
const STACK_MEGABYTES = 64
const COMPILER_HEAP_MEGABYTES = 512

const SOURCES = join(import.meta.dirname, '../../harness/java')
/** Where sandboxes see what `prepare` made, and how it is reached from a folder beside it, there as here. */
const SHARED = '/java'
const shared = (name: string) => `..${SHARED}/${name}`

export const sourceFile: Record<Form, string> = { function: 'Solution.java', program: 'Main.java' }
const JAR = 'solution.jar'

/** Programs read and print UTF-8. */
const environment = { LC_ALL: 'C.UTF-8' }

export const machineOptions = [
  '-XX:+UseSerialGC',
  // Threads of the machine and of its pool are as many as it sees processors; a sandbox has room for few.
  '-XX:ActiveProcessorCount=2',
  // It would write statistics into the scratch folder, and listen for debuggers.
  '-XX:-UsePerfData',
  '-XX:+DisableAttachMechanism',
  // An exception that is thrown often still tells its line.
  '-XX:-OmitStackTraceInFastThrow',
  '-Xlog:disable',
]

/** Of a whole program. Many check themselves by assertions alone, as do those of the public benchmarks. */
export const programOptions = [`-Xss${STACK_MEGABYTES}m`, '-enableassertions']

type Jdk = { home: string; major: number; version: string }

/** The newest JDK on the path, in JAVA_HOME or where Linux systems put them, that starts. */
export async function findJava(): Promise<Compiler | null> {
  const jdks = jdkHomes().flatMap((home) => describeJdk(home) ?? [])
  jdks.sort((one, other) => other.major - one.major || (one.home < other.home ? -1 : 1))
  for (const jdk of jdks) {
    try {
      await promisify(execFile)(join(jdk.home, 'bin/java'), ['-version'], { timeout: 60_000 })
      return { version: jdk.version, prepare: () => prepare(jdk) }
    } catch {
      // It is for another machine, or a part of it is missing.
    }
  }
  return null
}

function jdkHomes(): string[] {
  const path = (process.env.PATH ?? '').split(':').filter(Boolean)
  const SYSTEM = '/usr/lib/jvm'
  const system = existsSync(SYSTEM) ? readdirSync(SYSTEM).map((name) => join(SYSTEM, name, 'bin')) : []
  const folders = [...path, ...(process.env.JAVA_HOME ? [join(process.env.JAVA_HOME, 'bin')] : []), ...system]
  const found = folders.map((folder) => join(folder, 'java')).filter(existsSync)
  return [...new Set(found.map((java) => join(realpathSync(java), '../..')))]
}

/** What a JDK says of itself; null where it is none, or lacks its compiler. */
function describeJdk(home: string): Jdk | null {
  if (!['release', 'bin/java', 'bin/javac', 'bin/jar'].every((file) => existsSync(join(home, file)))) return null
  const version = /^JAVA_VERSION="(\d+)([^"]*)"/m.exec(readFileSync(join(home, 'release'), 'utf8'))
  const major = Number(version?.[1])
  return major >= OLDEST ? { home, major, version: `OpenJDK ${major}${version?.[2]}` } : null
}

/** Compiles the harness, and keeps what the machine has loaded once it compiles and runs, so that it starts with it. */
async function prepare(jdk: Jdk): Promise<CompiledToolchain> {
  const release = await readFile(join(jdk.home, 'release'), 'utf8')
  const names = (await readdir(SOURCES, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
  const texts = await Promise.all(names.map((name) => readFile(name, 'utf8')))
  const madeFrom = [jdk.home, release, ...machineOptions, ...names, ...texts, rehearsedSource, ...rehearsedLines]
  const folder = await warmFolder('java', madeFrom, (folder) => make(jdk, folder))
  return toolchain(jdk, { source: join(folder, SHARED), target: SHARED })
}

async function make(jdk: Jdk, folder: string): Promise<void> {
  const program = (name: string, args: string[], input = '') => start(join(jdk.home, 'bin', name), args, scratch, input)
  // The machine keeps the path of the harness as it was given, so it is given as it will be in the sandbox.
  const scratch = join(folder, 'scratch')
  const classes = join(folder, 'classes')
  await mkdir(scratch)
  await cp(join(SOURCES, 'given'), join(folder, SHARED, 'given'), { recursive: true })
  const sources = (await readdir(join(SOURCES, 'dryrun'))).map((name) => join(SOURCES, 'dryrun', name))
  await program('javac', ['-encoding', 'UTF-8', '-nowarn', '-d', classes, ...sources])
  const manifest = join(SOURCES, 'manifest.txt')
  await program('jar', ['--create', '--file', shared('harness.jar'), '--manifest', manifest, '-C', classes, '.'])
  await writeFile(join(scratch, sourceFile.function), rehearsedSource)
  await program('java', [...compilerOptions('ArchiveClassesAtExit'), ...compilerArguments('function')])
  const heard = rehearsedLines.map((line) => `${line}\n`).join('')
  await program('java', [...harnessOptions('ArchiveClassesAtExit'), '0', '1', '2', JAR], heard)
  for (const used of [scratch, classes]) await rm(used, { recursive: true })
}

function start(file: string, args: string[], cwd: string, input: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = execFile(file, args, { cwd, env: environment, timeout: 60_000 }, (error) =>
      error ? reject(error) : resolve(),
    )
    child.stdin?.on('error', () => {})
    child.stdin?.end(input)
  })
}

type Archive = 'ArchiveClassesAtExit' | 'SharedArchiveFile'

function compilerOptions(archive: Archive): string[] {
  const heap = `-Xmx${COMPILER_HEAP_MEGABYTES}m`
  return [...machineOptions, '-XX:TieredStopAtLevel=1', heap, `-XX:${archive}=${shared('compile.jsa')}`]
}

function compilerArguments(form: Form): string[] {
  return ['-cp', shared('harness.jar'), 'dryrun.Compile', shared('given'), sourceFile[form], JAR]
}

function harnessOptions(archive: Archive): string[] {
  return [...machineOptions, `-XX:${archive}=${shared('run.jsa')}`, '-jar', shared('harness.jar')]
}

function toolchain({ home, major }: Jdk, made: Mount): CompiledToolchain {
  const java = join(home, 'bin/java')
  const mounts = [made, ...jdkMounts(home, major)]
  return {
    mounts: { compiling: mounts, running: mounts },
    ownBytes: OWN_BYTES,
    functionFiles: (source) => [{ name: sourceFile.function, text: source }],
    programFiles: (source) => [{ name: sourceFile.program, text: source }],
    compile: (form) => ({
      argv: [java, ...compilerOptions('SharedArchiveFile'), ...compilerArguments(form)],
      environment,
    }),
    run: (form, limits) => ({ argv: [java, heapOption(limits), ...runArguments(form)], environment }),
    errorIn,
    spentMemory: (_, printed) => memoryIsSpent.test(printed),
  }
}

export function heapOption({ memoryBytes }: SandboxLimits): string {
  return `-Xmx${Math.max(16, Math.floor(memoryBytes / MEGABYTE))}m`
}

function runArguments(form: Form): string[] {
  const jar = join(BUILD, JAR)
  if (form === 'function') return [...harnessOptions('SharedArchiveFile'), '3', '3', '1', jar]
  return [...machineOptions, ...programOptions, '-jar', jar]
}

/** A JDK shows at its own place, which for one of the system it does anyway; Debian keeps its settings elsewhere. */
function jdkMounts(home: string, major: number): Mount[] {
  const settings = `/etc/java-${major}-openjdk`
  return [...(home.startsWith('/usr/lib/') ? [] : [home]), ...(existsSync(settings) ? [settings] : [])].map(
    (folder) => ({
      source: folder,
      target: folder,
    }),
  )
}

/** The machine says the first also of threads, of which the limit is another. */
export const memoryIsSpent =
  /java\.lang\.OutOfMemoryError(?!: unable to create native thread)|insufficient memory for the Java Runtime Environment/

/** The first error, with what javac writes below the author's line about the names and types in it. */
export function errorIn(output: string): ProgramError {
  const [, line, first, rest = ''] = /^\w+\.java(?::(\d+))?: error: (.*)$([\s\S]*)/m.exec(output) ?? []
  if (first === undefined) return { message: output.trim().split('\n').at(-1) || 'The compiler gave no reason' }
  const own = rest.split(/^\w+\.java:\d+: error: /m)[0] ?? ''
  const details = [...own.matchAll(/^ +(symbol|required|found|reason): +(.*)$/gm)].map(([, what, text]) =>
    what === 'symbol' ? text : `${what}: ${text}`,
  )
  const message = [first.replace(/;$/, ''), details.join(', ')].filter(Boolean).join(': ')
  return line === undefined ? { message } : { message, line: Number(line) }
}

/** A program with a little of most that answers do: what is loaded while it compiles and runs is what is kept. */
const rehearsedSource = `import java.util.*;
class Solution {
  record Pair(String name, int[] counts) {}
  private final Map<Integer, List<Integer>> seen = new TreeMap<>();
  private static int depth(TreeNode node) {
    return node == null ? 0 : 1 + Math.max(depth(node.left), depth(node.right));
  }
  public List<List<Integer>> rehearse(int[] nums, List<String> words, char[][] grid, ListNode head, TreeNode root, double half) {
    StringBuilder text = new StringBuilder();
    for (char letter : grid[0]) text.append(letter).append(half);
    Set<String> distinct = new HashSet<>(words);
    Deque<int[]> queue = new ArrayDeque<>(List.of(new int[] {nums.length, 1}));
    PriorityQueue<Pair> largest = new PriorityQueue<>(Comparator.comparingInt((Pair pair) -> pair.counts()[0]));
    largest.add(new Pair(String.join(",", distinct), queue.poll()));
    for (ListNode node = head; node != null; node = node.next) {
      seen.computeIfAbsent(node.val, key -> new ArrayList<>()).add(depth(root));
    }
    int sum = Arrays.stream(nums).sum() + words.stream().mapToInt(String::length).max().orElse(0);
    String kind = switch (sum % 3) { case 0 -> "none"; case 1 -> "one"; default -> "two"; };
    System.out.println(kind + text + largest.peek().name());
    if (sum < 0) throw new IllegalArgumentException("no sum");
    seen.put(sum, List.of(text.length()));
    return new ArrayList<>(seen.values());
  }
}
`

const rehearsedTypes = ['integer[]', 'string[]', 'character[][]', 'list_node', 'tree_node', 'double']
const rehearsedLines = [
  {
    entry: {
      name: 'rehearse',
      parameters: rehearsedTypes.map((type) => ({ name: type, type })),
      returns: 'integer[][]',
    },
  },
  { arguments: [[3, 1, 2], ['two', 'words'], [['a', 'b']], [1, 2], [1, null, 2], 0.5] },
  { arguments: [[-9], ['w'], [['a']], [], [], 1] },
].map((message) => JSON.stringify({ nonce: 'rehearsal', ...message }))
