import { execFile } from 'node:child_process'
import { chmod, copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { ProgramError } from '../../program.ts'
import { BUILD, type CompiledToolchain, type Compiler } from '../compiled.ts'
import { warmFolder } from '../warm.ts'

const run = promisify(execFile)

const HARNESS = join(import.meta.dirname, '../../harness/go')
const BUILDER = 'build'
/** The harness's own packages, in the order of their imports, and the program that builds others. */
const PACKAGES = ['limits', 'calls', BUILDER]

/** Where what was made once lies in the sandbox that compiles. */
const STANDARD = '/go-standard'
const WARM = '/go'

/** As many as the measured answers have in other languages, and one for the collector. */
const THREADS = '2'

/** What the run-time says where the kernel gives it no more. */
const MEMORY_SPENT = /^fatal error: .*(out of memory|cannot allocate memory|exceeds address space limit)/m

/** Two processes run a program, the one beside it only to tell of its end. */
const OWN_BYTES = 32 * 1024 * 1024

/** Of 1.x. Our own answers use what the language and its library have had until then: ranges over numbers, iterators. */
const OLDEST_MINOR = 23

/** The first Go on this machine that is new enough, or null. */
export async function findGo(): Promise<Compiler | null> {
  for (const go of ['go', '/usr/local/go/bin/go', '/usr/bin/go', ...(await debianReleases())]) {
    try {
      const { stdout } = await run(go, ['env', 'GOVERSION', 'GOROOT', 'GOARCH'], { env: ownEnvironment('/nowhere') })
      const [version = '', root = '', architecture = ''] = stdout.trim().split('\n')
      const minor = Number(/^go1\.(\d+)/.exec(version)?.[1] ?? 0)
      if (minor >= OLDEST_MINOR)
        return { version: `go ${version.slice(2)}`, prepare: () => prepare(go, version, root, architecture) }
    } catch {
      // Not here, or not a Go that answers.
    }
  }
  return null
}

/** Debian keeps releases beside its usual one, each in a folder of its own. */
async function debianReleases(): Promise<string[]> {
  const folders = await readdir('/usr/lib').catch(() => [])
  const releases = folders.filter((name) => /^go-1\.\d+$/.test(name))
  return releases.sort((a, b) => Number(b.slice(5)) - Number(a.slice(5))).map((name) => `/usr/lib/${name}/bin/go`)
}

async function prepare(go: string, version: string, root: string, architecture: string): Promise<CompiledToolchain> {
  const standard = await warmFolder('go-standard', [version, root, architecture, String(OFFERED)], (folder) =>
    makeStandard(folder, go, join(root, 'pkg/tool', `linux_${architecture}`)),
  )
  const sources = await harnessSources()
  const texts = await Promise.all(sources.flatMap(({ files }) => files.map((file) => readFile(file, 'utf8'))))
  const harness = await warmFolder('go', [standard, ...texts], (folder) => makeHarness(folder, standard, sources))
  return {
    mounts: {
      compiling: [
        { source: standard, target: STANDARD },
        { source: harness, target: WARM },
      ],
      running: [],
    },
    ownBytes: OWN_BYTES,
    functionFiles: (source, entry) => [
      { name: 'solution.go', text: source },
      { name: 'entry.json', text: JSON.stringify(entry) },
    ],
    programFiles: (source) => [{ name: 'solution.go', text: source }],
    compile: (form) => ({ argv: [`${WARM}/build`, form, STANDARD], environment: { GOMAXPROCS: THREADS } }),
    run: (form, { memoryBytes }) => ({
      argv: [`${BUILD}/program`, ...(form === 'function' ? ['3', '3', '1'] : [])],
      // Without a limit the collector lets garbage double the memory of a program that could do with what it has.
      environment: { GOMAXPROCS: THREADS, GOMEMLIMIT: String(memoryBytes) },
    }),
    errorIn,
    spentMemory: (exitCode, printed) => exitCode === 2 && MEMORY_SPENT.test(printed),
  }
}

/** What the standard library offers programs: all but what serves networks, and what reads or instruments programs. */
const OFFERED =
  /^(?!.*\binternal\b)(?!vendor\/|(database|debug|embed|expvar|plugin)(\/|$)|net\/(?!netip$|url$|mail$|textproto$)|crypto\/(tls|x509)\b|log\/syslog|runtime\/(cgo|coverage|pprof|race)|testing\/|time\/tzdata)/

/** Compiles the standard packages, and puts the compiler and the linker beside them. */
async function makeStandard(folder: string, go: string, tools: string): Promise<void> {
  const cache = join(folder, 'cache')
  await mkdir(cache)
  const options = { cwd: folder, env: ownEnvironment(cache), maxBuffer: 1 << 24 }
  const { stdout: standard } = await run(go, ['list', 'std'], options)
  const offered = standard.split('\n').filter((name) => name && OFFERED.test(name))
  const format = '{{if .Export}}{{.ImportPath}}={{.Export}}{{end}}'
  const { stdout: exported } = await run(
    go,
    ['list', '-export', '-deps', '-f', format, ...offered, 'go/parser'],
    options,
  )
  await mkdir(join(folder, 'compiled'))
  const lines: string[] = []
  for (const [index, line] of exported.trim().split('\n').entries()) {
    const [path = '', file = ''] = line.split('=', 2)
    await copyFile(file, join(folder, 'compiled', `${index}.a`))
    lines.push(`packagefile ${path}=${STANDARD}/compiled/${index}.a\n`)
  }
  await writeFile(join(folder, 'importcfg'), lines.join(''))
  await writeFile(join(folder, 'packages'), offered.join('\n'))
  for (const tool of ['compile', 'link']) {
    await copyFile(join(tools, tool), join(folder, tool))
    await chmod(join(folder, tool), 0o755)
  }
  await rm(cache, { recursive: true })
}

/** Compiles the harness, and the program that builds others. */
async function makeHarness(folder: string, standard: string, sources: Package[]): Promise<void> {
  const configuration = join(folder, 'importcfg')
  const inside = await readFile(join(standard, 'importcfg'), 'utf8')
  let here = inside.replaceAll(`=${STANDARD}/`, `=${standard}/`)
  for (const { name, files } of sources) {
    await writeFile(configuration, here)
    const path = name === BUILDER ? 'main' : `dryrun/${name}`
    const file = join(folder, `${name}.a`)
    await run(join(standard, 'compile'), ['-p', path, '-complete', '-importcfg', configuration, '-o', file, ...files])
    here += `packagefile ${path}=${file}\n`
  }
  const builder = ['-o', join(folder, BUILDER), join(folder, `${BUILDER}.a`)]
  await run(join(standard, 'link'), ['-s', '-w', '-importcfg', configuration, ...builder])
  const own = here.slice(here.indexOf(`packagefile dryrun/`)).replaceAll(`=${folder}/`, `=${WARM}/`)
  await writeFile(configuration, inside + own)
}

type Package = { name: string; files: string[] }

async function harnessSources(): Promise<Package[]> {
  return Promise.all(
    PACKAGES.map(async (name) => {
      const files = await readdir(join(HARNESS, name))
      return { name, files: files.sort().map((file) => join(HARNESS, name, file)) }
    }),
  )
}

/** Nothing of the person's own settings, caches or modules; and no network. */
function ownEnvironment(cache: string): Record<string, string> {
  return {
    PATH: process.env.PATH ?? '/usr/bin',
    HOME: cache,
    GOCACHE: cache,
    GOPATH: cache,
    GOENV: 'off',
    GOFLAGS: '-trimpath',
    GO111MODULE: 'off',
    GOPROXY: 'off',
    GOTOOLCHAIN: 'local',
    CGO_ENABLED: '0',
  }
}

/** The first error at a line of the author's, with the lines that go on below it; else whatever was said first. */
export function errorIn(output: string): ProgramError {
  const found = /^\S*\bsolution\.go:(\d+)(?::\d+)?: (.*(?:\n\t.*)*)/m.exec(output)
  if (found) return { message: (found[2] ?? '').replaceAll('\n\t', '\n'), line: Number(found[1]) }
  // What the linker finds too large it names at a line of the harness's.
  const first = output
    .trim()
    .split('\n')[0]
    ?.replace(/^\S*\.go:\d+:\d+: /, '')
  return { message: first || 'The program could not be compiled' }
}
