/** The number in the middle of others, the upper of the two where they are even in number; 0 where there are none. */
export function median(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
}
