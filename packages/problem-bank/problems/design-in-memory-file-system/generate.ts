import type { Generate } from '../../src/inputs.ts'
import { session } from '../../src/session-inputs.ts'

/** Directories have names of a to c, files of x to z, so that neither is taken for the other. */
export const generate: Generate = (size, random) => {
  const made = new Set<string>()
  const directories = ['/']
  const files: string[] = []
  const oneOf = (paths: string[]) => paths[random.integer(0, paths.length - 1)] ?? '/'
  const within = (directory: string, name: string) => `${directory === '/' ? '' : directory}/${name}`
  return session(['FileSystem'], size, () => {
    const kind = random.integer(0, 5)
    const directory = within(oneOf(directories), random.string(random.integer(1, 2), 'abc'))
    if (kind < 2 && !made.has(directory)) {
      made.add(directory)
      directories.push(directory)
      return ['mkdir', directory]
    }
    if (kind === 3) {
      const file = within(oneOf(directories), random.string(1, 'xyz'))
      files.push(file)
      return ['addContentToFile', file, random.string(random.integer(1, 4), 'mno')]
    }
    if (kind === 4 && files.length > 0) return ['readContentFromFile', oneOf(files)]
    return ['ls', random.integer(0, 3) === 0 && files.length > 0 ? oneOf(files) : oneOf(directories)]
  })
}
