import type { Generate } from '../../src/inputs.ts'

/** A bank through which one can wander from the start, and genes beside the way; the end is one of them. */
export const generate: Generate = (size, random) => {
  const mutated = (gene: string) => {
    const place = random.integer(0, 7)
    return `${gene.slice(0, place)}${random.string(1, 'ACGT')}${gene.slice(place + 1)}`
  }
  const genes = [random.string(8, 'AC')]
  while (genes.length <= size) {
    const last = genes[random.integer(0, 3) === 0 ? 0 : genes.length - 1] ?? ''
    genes.push(random.integer(0, 5) === 0 ? random.string(8, 'ACGT') : mutated(last))
  }
  const [start = '', ...bank] = genes
  return [start, bank[random.integer(0, bank.length - 1)] ?? start, random.shuffled([...new Set(bank)])]
}
