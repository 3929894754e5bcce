/** The fewest steps from one gene to the other, `fits` saying what may follow a gene; -1 where there is no way. */
function fewest(startGene, endGene, bank, fits) {
  const steps = new Map([[startGene, 0]])
  for (const [gene, count] of steps) {
    if (gene === endGene) return count
    for (const next of bank) if (!steps.has(next) && fits(gene, next)) steps.set(next, count + 1)
  }
  return -1
}

const placesOf = (a, b) => [...a].flatMap((letter, place) => (letter === b[place] ? [] : [place]))
const differBy = (a, b) => placesOf(a, b).length

const lookAlikes = [
  {
    asks: 'the number of genes in the shortest chain',
    said: [
      'number|count of .. genes|words|strings .. sequence|chain|path',
      'length of .. sequence|chain|path|transformation',
      'how many genes|words',
      'both .. counted|included|count',
      'including|counting .. start|end|first|last|both',
    ],
    answer: (startGene, endGene, bank) => minMutation(startGene, endGene, bank) + 1,
  },
  {
    asks: 'the number of genes, 0 where there is none',
    said: ['0 .. no|none|impossible|not|cannot', 'no|none|impossible|cannot .. 0|zero'],
    answer: (startGene, endGene, bank) => Math.max(0, minMutation(startGene, endGene, bank) + 1),
  },
  {
    asks: 'the number of steps, 0 where there is no way',
    said: ['0 .. no|none|impossible|not|cannot', 'no|none|impossible|cannot .. 0|zero'],
    answer: (startGene, endGene, bank) => Math.max(0, minMutation(startGene, endGene, bank)),
  },
  {
    asks: 'the number of letters that differ',
    said: [
      'bank .. ignored|irrelevant|not',
      'without|ignoring .. bank',
      'hamming',
      'number|count of .. differences|letters|positions|places',
    ],
    answer: (startGene, endGene) => differBy(startGene, endGene),
  },
  {
    asks: 'up to two letters changed in a mutation',
    said: [
      'two|2|three|3|k|several letters|characters|positions|places|bases',
      'at most|to|or|than two|2|three|3|k',
      'one or two|more',
    ],
    answer: (startGene, endGene, bank) => fewest(startGene, endGene, bank, (a, b) => differBy(a, b) <= 2),
  },
  {
    asks: 'exactly two letters changed in a mutation',
    said: ['two|2|three|3|k letters|characters|positions|places|bases', 'exactly two|2|three|3|k'],
    answer: (startGene, endGene, bank) => fewest(startGene, endGene, bank, (a, b) => differBy(a, b) === 2),
  },
  {
    asks: 'two letters of a gene that change places',
    said: ['swap|swapped|swapping|swaps|exchange|exchanged|interchange|transposition|rotate|rotated|reverse|reversed'],
    answer: (startGene, endGene, bank) =>
      fewest(startGene, endGene, bank, (a, b) => {
        const [one, other, ...more] = placesOf(a, b)
        return other !== undefined && more.length === 0 && a[one] === b[other] && a[other] === b[one]
      }),
  },
  {
    asks: 'an end that need not be in the bank',
    said: [
      'endgene|end|target|goal .. need not|neednt|not be in',
      'except|apart .. last|end|target|goal',
      'intermediate|between .. bank|valid',
      'end|target|goal may|can .. missing|absent|outside',
      'neither',
    ],
    answer: (startGene, endGene, bank) => minMutation(startGene, endGene, [...bank, endGene]),
  },
  {
    asks: 'a start that must be in the bank',
    said: [
      'startgene|start|origin|both .. must|has|have .. bank',
      'both .. bank',
      'start .. in bank .. otherwise|else',
    ],
    answer: (startGene, endGene, bank) => (bank.includes(startGene) ? minMutation(startGene, endGene, bank) : -1),
  },
  {
    asks: 'letters that may change into some letters only',
    said: [
      'a .. to|into|with .. t',
      'neighbouring|neighboring|adjacent|next letter|letters|base|bases',
      'complement|complementary|pair|pairs|purine',
      'only|just a|c|g|t',
    ],
    answer: (startGene, endGene, bank) =>
      fewest(startGene, endGene, bank, (a, b) => {
        const [one, ...more] = placesOf(a, b)
        return one !== undefined && more.length === 0 && ['AT', 'TA', 'CG', 'GC'].includes(a[one] + b[one])
      }),
  },
]
