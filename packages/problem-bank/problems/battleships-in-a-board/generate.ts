import type { Generate } from '../../src/inputs.ts'

/** Ships are put where they touch none that is there already. */
export const generate: Generate = (size, random) => {
  const board = Array.from({ length: size }, () => Array<string>(size).fill('.'))
  const isTaken = (row: number, column: number) => board[row]?.[column] === 'X'
  for (let tries = 0; tries < 2 * size; tries++) {
    const [row, column, length] = [random.integer(0, size - 1), random.integer(0, size - 1), random.integer(1, 4)]
    const isDown = random.integer(0, 1) === 0
    const cells = Array.from({ length }, (_, step): [number, number] =>
      isDown ? [row + step, column] : [row, column + step],
    )
    const isFree = cells.every(
      ([r, c]) =>
        board[r]?.[c] === '.' && !isTaken(r - 1, c) && !isTaken(r + 1, c) && !isTaken(r, c - 1) && !isTaken(r, c + 1),
    )
    if (isFree) for (const [r, c] of cells) board[r]?.splice(c, 1, 'X')
  }
  return [board]
}
