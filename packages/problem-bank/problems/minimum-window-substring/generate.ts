import type { Generate } from '../../src/inputs.ts'

/** The letters of `t` stand together once and apart elsewhere, so that the shortest window is the only one. */
export const generate: Generate = (size, random) => {
  const t = random.shuffled([...'abcab'].slice(0, random.integer(1, 5))).join('')
  if (random.integer(0, 5) === 0) return [random.string(size, 'bcxyz'), `${t}a`]
  const filler = random.string(size, 'xyz')
  const at = random.integer(0, size)
  return [`${filler.slice(0, at)}${random.shuffled([...t]).join('')}${filler.slice(at)}`, t]
}
