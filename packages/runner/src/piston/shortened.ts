import type { PistonFile } from './client.ts'

/** Without comments of their own line, and without indentation: a Piston server takes requests of 100 kB. */
export function shortened(text: string): string {
  return text.replace(/^\s*\/\/.*\n/gm, '').replace(/^[ \t]+/gm, '')
}

/** A file that lies there, and is not given to the compiler as one to compile. */
export function lying(name: string, text: string): PistonFile {
  return { name, content: Buffer.from(text).toString('base64'), encoding: 'base64' }
}
