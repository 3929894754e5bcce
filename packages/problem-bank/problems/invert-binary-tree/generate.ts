import type { Generate } from '../../src/inputs.ts'

/** The levels of a random tree of about `size` nodes; a null stands where a child is missing. */
export const generate: Generate = (size, random) => {
  const levels: (number | null)[] = [random.integer(-100, 100)]
  for (let open = 1; levels.length < size && open > 0; open--) {
    for (let child = 0; child < 2; child++) {
      const missing = random.integer(0, 3) === 0
      levels.push(missing ? null : random.integer(-100, 100))
      if (!missing) open++
    }
  }
  while (levels.at(-1) === null) levels.pop()
  return [levels]
}
