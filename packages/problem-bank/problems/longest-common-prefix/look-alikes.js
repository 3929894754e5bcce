const turned = (text) => [...text].reverse().join('')

function shared(strs, texts) {
  return texts.filter((text) => strs.every((other) => other.includes(text)))
}

function pieces(text) {
  return [...text].flatMap((_, start) => [...text.slice(start)].map((_, end) => text.slice(start, start + end + 1)))
}

function longestOf(texts) {
  return texts.reduce((longest, text) => (text.length > longest.length ? text : longest), '')
}

const lookAlikes = [
  {
    asks: 'letters compared whatever their case',
    said: [...anyCase()],
    answer: (strs) => strs[0].slice(0, longestCommonPrefix(strs.map((text) => text.toLowerCase())).length),
  },
  {
    asks: 'the longest common suffix',
    said: [
      'suffix|suffixes|ending|endings|tail|tails',
      'end|ends|ending|finish|finishes|finishing with|in|alike|same|identically',
      'with|in which .. all|every|each|they|of them .. end|ends|ending|finish',
      'from the end|back|right|last',
      'at the|their end|back',
      'end of .. each|every|all|string|strings|words|names',
      'right to left',
      'backward|backwards',
    ],
    answer: (strs) => turned(longestCommonPrefix(strs.map(turned))),
  },
  {
    asks: 'the longest common substring',
    denied: [
      'from the left|outset|very',
      'as long as',
      'until|up to',

      'prefix|prefixes|begin|begins|beginning|beginnings|start|starts|starting|front|first|initial|leading|opening|head|lead|lcp',
    ],
    said: [
      'substring|substrings',
      'anywhere|wherever|somewhere',
      'contiguous|consecutive',
      'any|whatever position|place',
      'piece|part|fragment|stretch|segment .. contained|occurs|appears|found|in',
      'occurs|appears|contained|included in',
      'need not .. start|begin|beginning',
      'not|necessarily at the start|beginning',
    ],
    answer: (strs) => longestOf(shared(strs, pieces(strs[0]))),
  },
  {
    asks: 'the longest common subsequence',
    said: [
      'subsequence|subsequences',
      'deleting|removing|skipping|leaving|crossing',
      'not|necessarily consecutive|contiguous|adjacent',
    ],
    answer(strs) {
      const within = (text, whole) => {
        let found = 0
        for (const letter of whole) if (text[found] === letter) found++
        return found === text.length
      }
      const all = [...strs[0].slice(0, 12)].reduce(
        (texts, letter) => texts.concat(texts.map((text) => text + letter)),
        [''],
      )
      return longestOf(all.filter((text) => strs.every((other) => within(text, other))))
    },
  },
  {
    asks: 'the longest prefix of two strings at least',
    said: [
      'at least two|2|k|half|three|3|some|one',
      'two|2|k|three or more',
      'more than one|half|k',
      'any|some|most|majority two|2|of|k|pair',
      'pair|pairs',
      'some .. strings|words|names',
    ],
    answer: (strs) => longestOf(strs.flatMap((a, i) => strs.slice(i + 1).map((b) => longestCommonPrefix([a, b])))),
  },
  {
    asks: 'the prefix with capitals and small letters taken for the same',
    said: [
      'capital|capitals|uppercase|upper|lower|lowercase|small|large|case .. not differ|different|distinguished|told|apart|separate|separated',
      'not .. distinguish|distinguished|tell|told|separate .. case|capital|capitals|upper|uppercase|lowercase',
      'without|no|not|little regard|respect|heed|attention|distinction|difference|distinguishing .. case|capital|capitals|capitalisation|capitalization|upper|lowercase|uppercase',
      'case .. no difference|distinction|role|part|bearing|influence|effect',
      'capital|uppercase|upper .. serve|serves|stand|stands|pass|passes|replace|replaces|good|substitute|match|matches .. small|lower|lowercase',
      'lower|lowercase|small letter .. serve|serves|stand|stands|pass|passes|replace|replaces|good|substitute|match|matches .. capital|upper|uppercase',
      'a|b|q .. as good as a|an|b|q',
      'be|is|are it|they|letter|large|small|capital|upper|lower .. or|and large|small|capital|upper|lower .. alike|same|irrelevant|indifferent',

      ...anyCase(),
      'large|big|capital|upper or|and small|little|lower .. alike|indifferent|unimportant|account|importance|consequence|interest',
      'ignore|ignoring|ignored|regardless|irrespective|disregard|disregarding .. case|capital|capitalization|capitalisation',
      'case .. matter|ignored|irrelevant|disregarded',
      'uppercase|upper|capital|capitals .. same|equal|equivalent|alike|counts|match',
      'to lowercase|lower',
    ],
    answer: (strs) => longestCommonPrefix(strs.map((text) => text.toLowerCase())),
  },
  {
    asks: 'a prefix shorter than every string',
    said: [
      'proper',
      'strictly|always shorter',
      'shorter than',
      'not .. whole|entire|itself|equal',
      'whole|entire .. not|excluded',
    ],
    answer(strs) {
      const prefix = longestCommonPrefix(strs)
      return strs.includes(prefix) ? prefix.slice(0, -1) : prefix
    },
  },
  {
    asks: 'a prefix of whole words or folders',
    said: [
      'whole|complete|entire|full words|word|folder|folders|directory|directories|segments|components|segment|component|path',
      'folder|folders|directory|directories|slash|slashes',
      'word boundary|boundaries',
      'separator|separated|separators|delimiter|comma|hyphen|space|spaces',
      'ancestor|parent',
      'cut|middle of',
    ],
    answer(strs) {
      const prefix = longestCommonPrefix(strs)
      const cut = strs.some((text) => text.length > prefix.length && /\w/.test(text[prefix.length]))
      return cut ? prefix.replace(/\w+$/, '') : prefix
    },
  },
  {
    asks: 'the shortest string or prefix',
    said: ['shortest|minimal|minimum|smallest'],
    answer: (strs) => strs.reduce((shortest, text) => (text.length < shortest.length ? text : shortest)),
  },
  {
    asks: 'what is left after the prefix',
    said: [
      'after|without|following|rest|remainder|remaining|remove|removed|removing|strip|stripped|stripping',
      'differ|differs|difference|unique',
    ],
    answer: (strs) => strs[0].slice(longestCommonPrefix(strs).length),
  },
  {
    asks: 'the prefix backwards',
    said: ['reverse|reversed|reversal|backward|backwards|mirrored', 'right to left'],
    answer: (strs) => turned(longestCommonPrefix(strs)),
  },
  {
    asks: 'a prefix once a mismatch is allowed',
    said: [
      'mismatch|mismatches|error|errors|typo|exception|wildcard|joker|change|changing|replace|replacing',
      'at most|up to|but|except|exactly one|1|k',
      'differ .. one|single',
    ],
    answer(strs) {
      const rest = strs.map((text) => text.slice(longestCommonPrefix(strs).length + 1))
      return strs[0].slice(0, longestCommonPrefix(strs).length + 1 + longestCommonPrefix(rest).length)
    },
  },
  {
    asks: 'the letters that stand at the same places of all',
    denied: [
      'from the left|outset|very',
      'as long as',
      'until|up to',

      'prefix|prefixes|begin|begins|beginning|beginnings|start|starts|starting|front|first|initial|leading|opening|head|lead|lcp',
    ],
    said: ['same|matching position|positions|index|place|places|indices|column|columns'],
    answer: (strs) => [...strs[0]].filter((letter, place) => strs.every((text) => text[place] === letter)).join(''),
  },
  {
    asks: 'another answer where there is none',
    said: [
      'return|print|output .. none|null|nil',
      'return|print|output|give|say|returns none|null|no|minus|-1|nil|undefined',
      '-1',
      'instead of an empty',
    ],
    answer: (strs) => longestCommonPrefix(strs) || '-1',
  },
  {
    asks: 'strings sorted or trimmed before',
    said: [
      'leading|surrounding|trailing|ignore|ignoring|skip|trim|trimmed|trimming space|spaces|blank|blanks|whitespace|punctuation',
      'space|spaces|whitespace|punctuation .. ignored|skipped|trimmed|removed',
      'ignore|ignoring|skip|skipping',
      'trim|trimmed',
    ],
    answer: (strs) => longestCommonPrefix(strs.map((text) => text.replace(/[^a-z0-9]/gi, ''))),
  },
  {
    asks: 'the prefix at most so long',
    said: ['at most|up to k|10|two|2|three|3|5', 'no longer than', 'limit|limited|truncate|truncated'],
    answer: (strs) => longestCommonPrefix(strs).slice(0, 3),
  },
  {
    asks: 'empty strings left aside',
    said: [
      'empty|blank .. passed|skipped|left|overlooked|disregarded|dropped|removed|neglected|discounted over|out|aside|before|first|from',
      'empty|blank .. overlooked|disregarded|dropped|removed|neglected|discounted',
      'empty .. not|never count|counts|matter|considered|counted|part|taken',
      'nonempty|nonblank strings|words|names|ones|string|word',

      'empty string|strings|name|names|word|words|entries .. ignored|skipped|ignore|aside|excluded',
      'ignore|ignoring|skip|skipping|except|excluding .. empty',
    ],
    answer: (strs) => longestCommonPrefix(strs.some(Boolean) ? strs.filter(Boolean) : ['']),
  },
  {
    asks: 'the prefix under one more condition',
    said: [
      'no|not|never more|longer|further|larger|greater|higher than one|1|two|three|four|five|six|seven|eight|ten|2|3|4|5|6|7|8|10',
      'larger|greater|smaller|less|longer|shorter|fewer|higher|lower|bigger than one|1|two|three|four|five|six|seven|eight|ten|2|3|4|5|6|7|8|10',
      'at least two|three|four|five|six|seven|eight|ten|2|3|4|5|6|7|8|10',
      'first string|word|name is|does|may|serves|not',
      'left|set|put aside',
      'two|three|2|3 letters|characters',
    ],
  },
  {
    asks: 'a prefix of at least so many letters',
    said: [
      'single|one|lone|mere|1 letter|character|one .. nothing|empty|coincidence|not|no|chance|enough|too|does',
      'coincidence|chance|accident|accidental',
      'at least two|2|three|3',
      'two|2|three|3 letter|character or|at',
      'shorter|longer|fewer|less than two|2|three|3|one|1',
      'too short|little|few',
      'not enough|worth|suffice',
      'minimum|minimal length',
    ],
    answer: (strs) => {
      const prefix = longestCommonPrefix(strs)
      return prefix.length < 2 ? '' : prefix
    },
  },
  {
    asks: 'only some of the words to have the prefix',
    said: [
      'first and|with the|its last string|strings|word|words|entry|one|element',
      'first string|word|entry|one|element and|with the|its last',
      'two|neighbouring|neighboring|adjacent|consecutive of the|strings|words|them have|share|agree',
      'all but one',
      'most of the strings|words',
      'at least two|half|k',
    ],
    answer: (strs) => longestCommonPrefix([strs[0], strs[strs.length - 1]]),
  },
  {
    asks: 'one string that need not share the prefix',
    said: [
      'excepted|exempted|exempt|exception|exceptions',
      'one|single .. of them|strings|words|names .. left|dropped|removed|not|differ|ignored',
      'all|every but|except|save|minus',
      'one .. need not',
      'outlier|stranger|odd one',
      'may|can|could deviate|differ|disagree',
      'remove|removing|removed|drop|dropping|dropped|leave|leaving|omit|omitting|discard|discarding .. one|single|a|some',
    ],
    answer: (strs) =>
      longestOf(strs.length === 1 ? strs : strs.map((_, out) => longestCommonPrefix(strs.toSpliced(out, 1)))),
  },
  {
    asks: 'a further condition',
    said: [
      'no|never|not|nor more|longer|larger|further|bigger|greater|higher|deeper|fewer|less than one|two|three|four|five|six|2|3|4|5|6',
      'more|longer|further|farther|larger|bigger|greater|higher|deeper than two|three|four|five|six|2|3|4|5|6',
      'left|leave|leaving|let alone|untouched|aside',
    ],
  },
]
