const plain = (s) => s.replaceAll('-', '')
const turned = (text) => [...text].reverse().join('')

/** Groups of k from the left, the last of which may be shorter. */
const fromLeft = (text, k) => text.match(new RegExp(`.{1,${k}}`, 'g')) ?? []
const fromRight = (text, k) => fromLeft(turned(text), k).map(turned).reverse()

const lookAlikes = [
  {
    asks: 'groups from the left, the last of which may be shorter',
    denied: [
      'first|leftmost|leading|initial|foremost .. shorter|fewer|less|smaller|remainder|rest|may|can|incomplete|except|might|exception|between|least|1|one|short|partial',
      'shorter|fewer|less|smaller|remainder|rest|incomplete|short|partial .. first|front|beginning|start|leftmost',
      'from|at the right|end|back|rear',
      'except|but|besides|apart .. first',
      'first group|block|one|part',
      'right to',
    ],
    said: [
      'last|final|rightmost group|one|block|part .. shorter|fewer|less|smaller|may|can|rest|incomplete',
      'shorter|fewer|rest|remainder .. last|end',
      'from|at the left|front|beginning|start',
      'left to right',
      'except|but|besides|apart .. last',
    ],
    answer: (s, k) => fromLeft(plain(s).toUpperCase(), k).join('-'),
  },
  {
    asks: 'letters in lower case',
    said: [
      'lower|lowercase|small ~case|letters|or|and',
      'to|in|into|as|all lower|lowercase|small',
      'lower|lowercase|small letters|case',
    ],
    answer: (s, k) => fromRight(plain(s).toLowerCase(), k).join('-'),
  },
  {
    asks: 'letters as they are',
    denied: [
      'upper|uppercase|capital|capitals|capitalise|capitalize|capitalised|capitalized|large|big|toupper|uppercased',
      'caps',
    ],
    said: [
      'case .. kept|keep|preserved|unchanged|stays|stay|not|remain',
      'as they|it are|is',
      'preserve|preserving|unchanged|untouched',
      'not|never .. changed|change|altered|alter',
    ],
    answer: (s, k) => fromRight(plain(s), k).join('-'),
  },
  {
    asks: 'another sign between the groups, or none',
    said: [
      'space|spaces|blank|blanks|comma|commas|dot|dots|colon|colons|slash|slashes|underscore|underscores|point|points ~no',
      'instead of',
      'list|array of groups|blocks',
      'separated|joined|divided by|with|using a|one|single space|blank|comma|dot',
    ],
    answer: (s, k) => fromRight(plain(s).toUpperCase(), k).join(' '),
  },
  {
    asks: 'k groups',
    said: [
      'k|n groups|blocks|parts|pieces',
      'into|in|of|exactly k|n|two|three|four|five groups|blocks|parts|pieces',
      'number of groups|blocks|parts|pieces',
      'equal|same length|size groups',
    ],
    answer(s, k) {
      const text = plain(s).toUpperCase()
      return fromRight(text, Math.max(1, Math.ceil(text.length / k))).join('-')
    },
  },
  {
    asks: 'the key backwards',
    said: ['reversed|reverse|backward|backwards|mirrored'],
    answer: (s, k) => fromRight(turned(plain(s).toUpperCase()), k).join('-'),
  },
  {
    asks: 'a short group that is filled up',
    said: ['pad|padded|padding|filled|fill|fills|filling|complete|completed|zeros|zeroes', 'leading zero|zeros'],
    answer(s, k) {
      const text = plain(s).toUpperCase()
      return fromRight(text.padStart(Math.ceil(text.length / k) * k, '0'), k).join('-')
    },
  },
  {
    asks: 'what does not fill a group dropped',
    said: [
      'drop|dropped|discard|discarded|cut|cutting|thrown|removed|omitted|omit|left .. rest|remainder|incomplete|shorter|surplus|first',
      'rest|remainder|incomplete|surplus|superfluous .. drop|dropped|discard|discarded|removed|ignored|omitted|cut',
    ],
    answer: (s, k) =>
      fromRight(plain(s).toUpperCase(), k)
        .filter((group) => group.length === k)
        .join('-'),
  },
  {
    asks: 'digits or letters left out',
    said: [
      'only|just|keep letters|digits',
      'digits|letters|vowels|numbers|figures .. removed|dropped|ignored|deleted|omitted|skipped|out',
      'remove|removing|drop|dropping|ignore|ignoring|delete|skip|without .. digits|letters|vowels|figures|characters ~dashes|dash|hyphens|other',
    ],
    answer: (s, k) => fromRight(plain(s).toUpperCase().replace(/\d/g, ''), k).join('-'),
  },
  {
    asks: 'old dashes that count as characters',
    said: [
      'dash|dashes|hyphen|hyphens .. kept|keep|stay|stays|remain|remains|count|counts|too|also ~not|never|no',
      'including|inclusive .. dash|dashes|hyphens',
      'existing|old|given .. stay|kept|remain|preserved',
    ],
    answer: (s, k) => fromRight(s.toUpperCase(), k).join('-'),
  },
  {
    asks: 'whether the key is formatted so, or how many changes it needs',
    said: ['whether|true|false|valid|invalid', 'fewest|minimum|how many|number of moves|changes|dashes|groups'],
    answer: (s, k) => String(licenseKeyFormatting(s, k) === s),
  },
  {
    asks: 'groups of changing size',
    said: [
      'two|three|2|3 or|and two|three|four|2|3|4',
      'grow|grows|growing|increasing|alternate|alternately|alternating|in turn',
      'phone|telephone|thousands',
    ],
    answer: (s, k) => {
      const text = plain(s).toUpperCase()
      return [text.slice(0, 1), ...fromLeft(text.slice(1), k)].join('-')
    },
  },
  {
    asks: 'a sum of digits, or something else, at an end',
    said: ['checksum|check digit|sum'],
  },
]
