import type { Generate } from '../../src/inputs.ts'

export const generate: Generate = (size, random) => {
  const rooms: number[][] = Array.from({ length: size + 1 }, () => [])
  for (let room = 1; room <= size; room++) {
    const at = random.integer(0, 3 * size) === 0 ? room : random.integer(0, room - 1)
    rooms[at]?.push(room)
    rooms[room]?.push(random.integer(0, size))
  }
  return [rooms]
}
