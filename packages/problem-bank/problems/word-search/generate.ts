import type { Generate } from '../../src/inputs.ts'

/** A board of about `size` cells, and a word of at most five letters read off it, sometimes with a letter changed. */
export const generate: Generate = (size, random) => {
  const side = Math.ceil(Math.sqrt(size))
  const board = Array.from({ length: side }, () => Array.from({ length: side }, () => random.string(1, 'abc')))
  let [row, column] = [random.integer(0, side - 1), random.integer(0, side - 1)]
  const read = new Map<string, string>()
  for (let letter = board[row]?.[column]; letter && read.size < 5 && !read.has(`${row},${column}`); ) {
    read.set(`${row},${column}`, letter)
    if (random.integer(0, 1) === 0) row += 1
    else column += random.integer(0, 1) === 0 ? 1 : -1
    letter = board[row]?.[column]
  }
  const letters = [...read.values()]
  if (random.integer(0, 2) === 0) letters[random.integer(0, letters.length - 1)] = random.string(1, 'abc')
  return [board, letters.join('')]
}
