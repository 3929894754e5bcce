const parts = (version) => version.split('.').map(Number)
const orderOf = (a, b) => (a < b ? -1 : a > b ? 1 : 0)

/** The first difference of two lists, by a rule for what is missing. */
function compare(one, other, missing = 0) {
  for (let place = 0; place < Math.max(one.length, other.length); place++) {
    const order = orderOf(one[place] ?? missing, other[place] ?? missing)
    if (order !== 0) return order
  }
  return 0
}

const lookAlikes = [
  {
    asks: 'a comparison of the texts',
    said: [
      'lexicographic|lexicographical|lexicographically|alphabetical|alphabetically|dictionary',
      'as text|texts|string|strings',
      'character by',
    ],
    answer: (version1, version2) => compare(version1.split('.'), version2.split('.'), ''),
  },
  {
    asks: 'the revisions to be read as decimal fractions',
    said: ['decimal|decimals|fraction|fractions|float', 'real number|numbers'],
    answer: (version1, version2) => orderOf(Number.parseFloat(version1), Number.parseFloat(version2)),
  },
  {
    asks: 'the longer of two versions that begin alike to be the larger',
    said: [
      'longer|more .. larger|greater|newer|higher|later|bigger|wins',
      'shorter|fewer .. smaller|less|older|lower|earlier',
      'trailing|missing .. not|count|counts|matter|matters|different|smaller|lower|older',
      'not .. equal|same',
      'lower|smaller|older|less than 0|zero|any',
      'prefix .. smaller|older|lower|less|earlier',
    ],
    answer: (version1, version2) => compare(parts(version1), parts(version2), -1),
  },
  {
    asks: 'leading zeros to matter',
    said: [
      'leading zero|zeros|zeroes .. matter|count|counts|significant|different|invalid|fraction',
      '01 .. not|differs|different',
      'not equal 1',
    ],
    answer: (version1, version2) => compare(version1.split('.'), version2.split('.'), '0'),
  },
  {
    asks: 'the opposite sign',
    said: [
      '1 if|when version1|v1|first|a|the|it .. less|smaller|older|lower|before|earlier',
      '-1 if|when version1|v1|first|a|the|it .. greater|larger|newer|higher|later|bigger',
      'descending',
    ],
    answer: (version1, version2) => -compareVersion(version1, version2) || 0,
  },
  {
    asks: 'the first revisions alone',
    said: [
      'only|just .. first|major|minor|two|2',
      'major version|versions|number|revision ~and|minor|before|first|is',
      'first two|three|2|3',
      'patch|build .. ignored|not|irrelevant|disregarded',
    ],
    answer: (version1, version2) => compare(parts(version1).slice(0, 2), parts(version2).slice(0, 2)),
  },
  {
    asks: 'the first revision alone',
    said: [
      'only|just .. first|major',
      'major version|versions|number|revision ~and|minor|before|first|is',
      'compatible|compatibility',
    ],
    answer: (version1, version2) => orderOf(parts(version1)[0], parts(version2)[0]),
  },
  {
    asks: 'the revisions from the right',
    said: [
      'from|at|with right|the last|end|rightmost',
      'right to left',
      'last|rightmost revision|number|part .. most|first',
      'backward|backwards|reversed',
    ],
    answer: (version1, version2) => compare(parts(version1).reverse(), parts(version2).reverse()),
  },
  {
    asks: 'the sums or the numbers of revisions',
    said: [
      'sum|sums|total|add|product of',
      'more revisions|parts|dots',
      '~any number|count of revisions|dots',
      '~1|0 length|lengths of',
    ],
    answer: (version1, version2) =>
      orderOf(
        parts(version1).reduce((sum, part) => sum + part, 0),
        parts(version2).reduce((sum, part) => sum + part, 0),
      ),
  },
  {
    asks: 'the place of the first difference, or how large it is',
    said: [
      'index|place|position of the|first',
      'difference ~decides|between|counts',
      'how far|much',
      'which revision|part',
    ],
    answer(version1, version2) {
      const [one, other] = [parts(version1), parts(version2)]
      const place = one.findIndex((part, at) => part !== (other[at] ?? 0))
      return place
    },
  },
  {
    asks: 'versions with letters, or of which some come before the release',
    said: ['alpha|beta|rc|candidate|prerelease|snapshot|suffix'],
  },
]
