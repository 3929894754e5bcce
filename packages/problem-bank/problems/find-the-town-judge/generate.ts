import type { Generate } from '../../src/inputs.ts'

/** Everyone trusts one person, and some trust others; every third time one pair is missing, or that person trusts one. */
export const generate: Generate = (size, random) => {
  const people = Array.from({ length: size }, (_, at) => at + 1)
  const judge = random.integer(1, size)
  const others = people.filter((person) => person !== judge)
  const inJudge = others.map((person) => [person, judge])
  const among = others.flatMap((person) => {
    const trusted = others[random.integer(0, others.length - 1)] ?? person
    return trusted === person ? [] : [[person, trusted]]
  })
  const kind = random.integer(0, 5)
  const spoiled =
    kind === 0 ? inJudge.slice(1) : kind === 1 ? [...inJudge, ...others.slice(0, 1).map((p) => [judge, p])] : inJudge
  return [size, random.shuffled([...spoiled, ...among])]
}
