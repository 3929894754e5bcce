import type { Generate } from '../../src/inputs.ts'

/** A pattern, and every other time a string that was made from it. */
export const generate: Generate = (size, random) => {
  const items = Array.from({ length: Math.max(1, Math.ceil(size / 2)) }, () => ({
    element: random.string(1, 'aab.'),
    isStarred: random.integer(0, 3) === 0,
  }))
  const p = items.map(({ element, isStarred }) => (isStarred ? `${element}*` : element)).join('')
  if (random.integer(0, 2) === 0) return [random.string(Math.ceil(size / 2), 'ab'), p]
  const s = items.map(({ element, isStarred }) => {
    const times = isStarred ? random.integer(0, 2) : 1
    return element === '.' ? random.string(times, 'abc') : element.repeat(times)
  })
  return [s.join('') || 'a', p]
}
