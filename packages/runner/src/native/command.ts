import { existsSync } from 'node:fs'
import type { SandboxLimits } from '../sandbox.ts'
import { BUILD, type Command } from './compiled.ts'
import { harnessMount, type Mount, systemLibraries, TOOLCHAIN_THREADS, type Toolchain } from './toolchains.ts'

const SCRATCH_BYTES = 64 * 1024 * 1024
/** Locks that processes of one program share, such as those of Python's `multiprocessing`, are files there. */
const SHARED_MEMORY_BYTES = 16 * 1024 * 1024
const STACK_BYTES = 256 * 1024 * 1024

/** The descriptor on which bubblewrap is given the system call filter. */
export const FILTER_DESCRIPTOR = 4

/** What a sandbox is started with; `root` is what it takes besides where we are root, and null where we are not. */
export type Programs = {
  bubblewrap: string
  prlimit: string
  mkfifo: string
  root: { setpriv: string; unshare: string } | null
}

/** @throws Error naming the program that is missing */
export function findPrograms(): Programs {
  return {
    bubblewrap: findProgram('bwrap'),
    prlimit: findProgram('prlimit'),
    mkfifo: findProgram('mkfifo'),
    root: process.getuid?.() === 0 ? { setpriv: findProgram('setpriv'), unshare: findProgram('unshare') } : null,
  }
}

function findProgram(name: string): string {
  const found = ['/usr/bin', '/bin', '/usr/local/bin'].map((folder) => `${folder}/${name}`).find(existsSync)
  if (!found) throw new Error(`${name} is not installed`)
  return found
}

/** The descriptor on which bubblewrap says how a whole program began and ended, and the one it reads its source from. */
export const STATUS_DESCRIPTOR = 3
export const SOURCE_DESCRIPTOR = 5

const ZONES = '/usr/share/zoneinfo'

/** What a whole program finds as on any machine, beside its toolchain: a home, a locale, time zones and shared memory. */
const surroundings = [
  ...Object.entries({ HOME: '/tmp', USER: 'nobody', PATH: '/usr/bin:/bin', LANG: 'C.UTF-8' }).flatMap(
    ([name, value]) => ['--setenv', name, value],
  ),
  ...(existsSync(ZONES) ? ['--ro-bind', ZONES, ZONES] : []),
  ...['--perms', '1777', '--size', String(SHARED_MEMORY_BYTES), '--tmpfs', '/dev/shm'],
]
const statusOption = ['--json-status-fd', String(STATUS_DESCRIPTOR)]

/** A process counts itself into its control groups, then becomes the sandbox. */
const JOIN = 'while [ "$1" != -- ]; do echo $$ > "$1" || exit 1; shift; done; shift; exec "$@"'

/**
 * In a mount namespace of its own, root shows what lies where the unprivileged user cannot go (a checkout or a Node
 * under /root) in a folder where it can.
 */
const STAGE = `
stage=$1; shift; number=0
mount -t tmpfs -o mode=755 none "$stage" || exit 1
while [ "$1" != -- ]; do
  if [ -d "$1" ]; then mkdir "$stage/$number"; else : > "$stage/$number"; fi
  mount --bind "$1" "$stage/$number" || exit 1
  number=$((number + 1)); shift
done
shift; exec "$@"`

/** The command, from first to last process, that starts a toolchain's harness in a sandbox; whatever it prints is one stream. */
export function harnessCommand(
  programs: Programs,
  toolchain: Toolchain,
  limits: SandboxLimits,
  joinFiles: string[],
): string[] {
  const mounts = [...toolchain.mounts, harnessMount]
  const arrangement = { before: 'exec 2>&1; ', mounts, bubblewrap: [], prlimit: [] }
  return sandboxCommand(programs, arrangement, limits, joinFiles, toolchain.harness(limits))
}

/** The command that starts a whole program, or only compiles it. It sees its toolchain, and its own file. */
export function programCommand(
  programs: Programs,
  toolchain: Toolchain,
  action: 'run' | 'check',
  limits: SandboxLimits,
  joinFiles: string[],
): string[] {
  const { file, run, check } = toolchain.program
  return sandboxCommand(
    programs,
    {
      before: '',
      mounts: toolchain.mounts,
      bubblewrap: [...statusOption, ...surroundings, '--perms', '0644', '--file', String(SOURCE_DESCRIPTOR), file],
      // Its standard input is a file of ours, which it could otherwise make larger.
      prlimit: [`--fsize=${SCRATCH_BYTES}`],
    },
    limits,
    joinFiles,
    action === 'run' ? run(limits) : check,
  )
}

/** What a compiled program or its compiler sees: its toolchain, and the folder it was or will be built in. */
type Surroundings = { command: Command; mounts: Mount[]; build: string }

/** The command that compiles what lies in a folder, and may write there; whatever it prints is one stream. */
export function compileCommand(
  programs: Programs,
  { command, mounts, build }: Surroundings,
  limits: SandboxLimits,
  joinFiles: string[],
): string[] {
  const arrangement = {
    before: 'exec 2>&1; ',
    mounts: [...mounts, { source: build, target: BUILD, writable: true as const }],
    bubblewrap: [...statusOption, ...environmentOf(command)],
    startsIn: BUILD,
    prlimit: [`--fsize=${SCRATCH_BYTES}`],
  }
  return sandboxCommand(programs, arrangement, limits, joinFiles, command.argv)
}

/** The command that starts the harness that was compiled with a program; whatever it prints is one stream. */
export function builtHarnessCommand(
  programs: Programs,
  { command, mounts, build }: Surroundings,
  limits: SandboxLimits,
  joinFiles: string[],
): string[] {
  const arrangement = {
    before: 'exec 2>&1; ',
    mounts: [...mounts, { source: build, target: BUILD }],
    bubblewrap: environmentOf(command),
    prlimit: [],
  }
  return sandboxCommand(programs, arrangement, limits, joinFiles, command.argv)
}

/** The command that starts a whole program that was compiled. */
export function builtProgramCommand(
  programs: Programs,
  { command, mounts, build }: Surroundings,
  limits: SandboxLimits,
  joinFiles: string[],
): string[] {
  const arrangement = {
    before: '',
    mounts: [...mounts, { source: build, target: BUILD }],
    bubblewrap: [...statusOption, ...surroundings, ...environmentOf(command)],
    // Its standard input is a file of ours, which it could otherwise make larger.
    prlimit: [`--fsize=${SCRATCH_BYTES}`],
  }
  return sandboxCommand(programs, arrangement, limits, joinFiles, command.argv)
}

function environmentOf({ environment = {} }: Command): string[] {
  return Object.entries(environment).flatMap(([name, value]) => ['--setenv', name, value])
}

type Arrangement = {
  before: string
  mounts: (Mount & { writable?: true })[]
  bubblewrap: string[]
  /** Where it is not the empty scratch folder. */
  startsIn?: string
  prlimit: string[]
}

function sandboxCommand(
  programs: Programs,
  { before, mounts, bubblewrap, startsIn = '/tmp', prlimit }: Arrangement,
  limits: SandboxLimits,
  joinFiles: string[],
  command: string[],
): string[] {
  const { root } = programs
  const sources = mounts.map(({ source }) => source)
  const stage = root ? freeFolder(sources) : ''
  const binds = mounts.flatMap(({ source, target, writable }, index) => {
    return [writable ? '--bind' : '--ro-bind', root ? `${stage}/${index}` : source, target]
  })
  return [
    ...['/bin/sh', '-c', before + JOIN, 'sh', ...joinFiles, '--'],
    ...(root ? [root.unshare, '--mount', '/bin/sh', '-c', STAGE, 'sh', stage, ...sources, '--'] : []),
    // Root inside would be root outside to the files it can see. 65534 is `nobody` on every Linux.
    ...(root ? [root.setpriv, '--reuid=65534', '--regid=65534', '--clear-groups', '--'] : []),
    ...bubblewrapCommand(programs, [...binds, ...bubblewrap, '--chdir', startsIn]),
    // Counted inside the new user namespace, so the number of processes is this sandbox's own.
    ...[programs.prlimit, '--core=0', '--nofile=256', `--stack=${STACK_BYTES}:`, ...prlimit],
    ...[`--nproc=${limits.processes + TOOLCHAIN_THREADS}`, '--'],
    ...command,
  ]
}

function bubblewrapCommand({ bubblewrap, prlimit }: Programs, own: string[]): string[] {
  return [
    bubblewrap,
    '--unshare-all',
    '--unshare-user',
    '--disable-userns',
    '--die-with-parent',
    '--new-session',
    '--clearenv',
    ...['--cap-drop', 'ALL', '--hostname', 'sandbox', '--proc', '/proc', '--dev', '/dev'],
    ...['--size', String(SCRATCH_BYTES), '--tmpfs', '/tmp'],
    ...systemLibraries(),
    ...['--ro-bind', prlimit, prlimit],
    ...own,
    ...['--remount-ro', '/dev', '--remount-ro', '/', '--seccomp', String(FILTER_DESCRIPTOR), '--'],
  ]
}

/** A folder that every Linux has and none of these files lies in, so that covering it hides nothing that is needed. */
function freeFolder(sources: string[]): string {
  const folder = ['/mnt', '/media', '/srv', '/opt'].find(
    (path) => existsSync(path) && !sources.some((source) => source.startsWith(`${path}/`)),
  )
  if (!folder) throw new Error('There is no folder to show the toolchain in')
  return folder
}
