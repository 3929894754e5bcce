import { execFile } from 'node:child_process'
import { chown, mkdir } from 'node:fs/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** How PostgreSQL's programs are started: never as root, which they refuse. */
export type Launch = {
  /** @throws with the program's own words when it fails */
  run(program: string, parameters: string[]): Promise<void>
  /** Gives a file made by us to the user the programs run as. */
  own(path: string): Promise<void>
}

/** The user `nobody` on every Linux. */
const NOBODY = 65534

/**
 * The way to start PostgreSQL here. As root on Linux that is a user namespace, in which our own files belong to an
 * ordinary user; where those are forbidden, a real change to an unprivileged user, which must be able to reach the
 * programs and `folder`. Null where neither works.
 */
export async function chooseLaunch(probe: string, folder: string): Promise<Launch | null> {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return launch([], async () => {})
  const namespace = launch(['unshare', '-U', '--map-user=1000', '--map-group=1000', '--'], async () => {})
  if (await works(namespace, probe)) return namespace
  const nobody = launch(['setpriv', `--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups', '--'], (path) =>
    chown(path, NOBODY, NOBODY),
  )
  await mkdir(folder, { recursive: true })
  await nobody.own(folder)
  return (await works(nobody, probe)) && (await canWrite(nobody, folder)) ? nobody : null
}

function launch(prefix: string[], own: Launch['own']): Launch {
  return {
    own,
    async run(program, parameters) {
      const [command = program, ...rest] = [...prefix, program, ...parameters]
      await run(command, rest, { cwd: '/', env: { ...process.env, LC_ALL: 'C' } })
    },
  }
}

function works(launch: Launch, probe: string): Promise<boolean> {
  return launch.run(probe, ['--version']).then(
    () => true,
    () => false,
  )
}

function canWrite(launch: Launch, folder: string): Promise<boolean> {
  return launch.run('test', ['-w', folder]).then(
    () => true,
    () => false,
  )
}
