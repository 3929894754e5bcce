const sumOf = (numbers) => numbers.reduce((sum, number) => sum + number, 0)
const bestFirst = (citations) => citations.toSorted((a, b) => b - a)

/** The largest number up to `limit` that fits, or `none`. */
function largest(limit, fits, none = 0) {
  for (let h = limit; h >= 0; h--) if (fits(h)) return h
  return none
}

const lookAlikes = [
  {
    asks: 'the g-index',
    said: [
      'together|total|altogether|sum|combined|cumulative|jointly',
      'square|squared|squares',
      'g index',
      'g|k|h g|k|h citation',
      'average|mean',
    ],
    answer: (citations) => largest(citations.length, (g) => sumOf(bestFirst(citations).slice(0, g)) >= g * g),
  },
  {
    asks: 'an average of at least h',
    said: ['average|mean|median'],
    answer: (citations) =>
      largest(citations.length, (h) => h === 0 || sumOf(bestFirst(citations).slice(0, h)) / h >= h),
  },
  {
    asks: 'strictly more than h',
    said: [
      'h|k|n|x|s|paper|papers|article|articles .. each|which|that|whom|who .. more|greater|larger|higher|better|over|longer|farther|further than h|k|n|x|s|level',
      'h|k|n|x|s|paper|papers|article|articles .. each|which|that|whom|who .. over|above|beyond|exceeding|exceeds h|k|n|x|s',
      'more .. than .. h|k|n|x|s|paper|papers',
      'beat|beats|top|tops|surpasses|outdo|outdoes|outnumber',
      'at least h|k|n|x 1|plus',
      'oftener than',
      'more often|frequently than',
      'cited|quoted|mentioned over|above|beyond h|k|s|n|that',
      'strictly',
      'h|k|s|n|x|e 1|2',
      'h|k|s|n|x|e plus one|1|two|2',
      'have|has|with|received|got|cited|quoted|by more|greater|larger|higher than',
      'exceed|exceeds|exceeding|exceeded|above|over|surpass',
    ],
    answer: (citations) => largest(citations.length, (h) => citations.filter((cited) => cited > h).length >= h),
  },
  {
    asks: 'exactly h papers',
    said: ['exactly|precisely|special', 'equal|equals to', 'the same number'],
    answer: (citations) => largest(citations.length, (h) => citations.filter((cited) => cited >= h).length === h, -1),
  },
  {
    asks: 'a fixed number of citations',
    said: [
      'i10|i',
      'ten|10|100|hundred|five|5|two|2|once|twice time|citation|or',
      'least ten|10|100|k|five|5|once|one|1|two|2|twice',
      'number|count of paper|article|publication .. that|which|with|cited',
      'how many paper|article|publication',
    ],
    answer: (citations) => citations.filter((cited) => cited >= 10).length,
  },
  {
    asks: 'the papers that were cited at all',
    said: [
      'cited|uncited at|least all|once',
      'number|many of paper|article|publication .. that|which|with|cited',
      'uncited',
    ],
    answer: (citations) => citations.filter((cited) => cited > 0).length,
  },
  {
    asks: 'papers side by side',
    said: [
      'consecutive|contiguous|successive|adjacent|row|subarray|neighbouring|neighboring|streak|run',
      'first|last h|k',
      'order of .. publication|appearance|time',
    ],
    answer: (citations) =>
      largest(citations.length, (h) =>
        citations.some(
          (_, at) => at + h <= citations.length && citations.slice(at, at + h).every((cited) => cited >= h),
        ),
      ),
  },
  {
    asks: 'at least twice h citations, or h squared',
    said: ['twice|double|half|squared|square', '2 h|x|k', 'two|2 time h|as|the', 'h 2', 'h|k squared|2'],
    answer: (citations) => largest(citations.length, (h) => citations.filter((cited) => cited >= h * h).length >= h),
  },
  {
    asks: 'different numbers of citations',
    said: ['distinct|different|unique|duplicate|duplicates'],
    answer: (citations) => hIndex([...new Set(citations)]),
  },
  {
    asks: 'the smallest such number',
    said: ['smallest|minimum|minimal|lowest|fewest h|number|value|x|possible|integer|k'],
    answer: (citations) =>
      Array.from({ length: citations.length + 2 }, (_, h) => h).find(
        (h) => citations.filter((cited) => cited >= h).length <= h,
      ),
  },
  {
    asks: 'the place of the paper or its citations',
    said: [
      'position|place|location|rank|median',
      'index of .. paper|article|publication',
      'sum|total of',
      'citations of the hth',
    ],
    answer: (citations) => bestFirst(citations)[Math.max(0, hIndex(citations) - 1)] ?? 0,
  },
  {
    asks: 'citations that may be added, or papers left out',
    said: [
      'add|added|adding|additional|extra|further|increase|increased|gain|next .. citation|paper|index|needed|h',
      'ignore|ignoring|excluding|except|remove|removed|self|drop|dropping|discard',
      'per|each year|author|coauthor',
      'how many .. needed|missing|required',
    ],
    answer: (citations) => hIndex(citations.map((cited) => cited + 1)),
  },
]
