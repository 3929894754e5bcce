const countOf = (digits, digit) => [...digits].filter((other) => other === digit).length
const zerosOf = (strs) => countOf(strs.join(''), '0')
const onesOf = (strs) => countOf(strs.join(''), '1')

/** Every choice of strings, in their order; a page's examples are small. */
const choices = (strs) => strs.reduce((sets, digits) => sets.flatMap((set) => [set, [...set, digits]]), [[]])

const largest = (sets, sizeOf = (set) => set.length, none = 0) =>
  sets.length === 0 ? none : Math.max(...sets.map(sizeOf))
const within = (m, n) => (set) => zerosOf(set) <= m && onesOf(set) <= n

const lookAlikes = [
  {
    asks: 'at most m ones and n zeros',
    said: ['m|most|a|x ones|1s|1 .. n|b|y zeros|zeroes|0s|0'],
    answer: (strs, m, n) => findMaxForm(strs, n, m),
  },
  {
    asks: 'exactly so many zeros and ones',
    said: [
      'exactly|precisely|exact|equal|equals',
      'all .. used|spent|up',
      'use|uses|using|spend|used up',
      'no .. left|remain|remains|over',
    ],
    answer: (strs, m, n) => largest(choices(strs).filter((set) => zerosOf(set) === m && onesOf(set) === n)),
  },
  {
    asks: 'the fewest strings that have so many zeros and ones',
    said: [
      'fewest|smallest|minimum|least|min|few ~zeros|zeroes|one',
      'at least m|a|so|as|that',
      'cover|covers|reach|reaches',
      'at least',
    ],
    answer: (strs, m, n) => {
      const sizes = choices(strs).flatMap((set) => (zerosOf(set) >= m && onesOf(set) >= n ? [set.length] : []))
      return sizes.length === 0 ? -1 : Math.min(...sizes)
    },
  },
  {
    asks: 'strings that may be taken repeatedly',
    said: [
      'repeatedly|repeated|again|unlimited|unlimitedly|any|several|multiple ~order|subset|string|strings ~subset|string|order',
      'any|unlimited number|supply',
      'as often|many as|times',
      'more than once',
      'copies|reuse|reused',
    ],
    answer(strs, m, n) {
      const best = Array.from({ length: m + 1 }, () => Array(n + 1).fill(0))
      for (let i = 0; i <= m; i++)
        for (let j = 0; j <= n; j++)
          for (const digits of strs) {
            const [zeros, ones] = [zerosOf([digits]), onesOf([digits])]
            if (zeros <= i && ones <= j) best[i][j] = Math.max(best[i][j], best[i - zeros][j - ones] + 1)
          }
      return best[m][n]
    },
  },
  {
    asks: 'strings that stand together',
    said: [
      'contiguous|consecutive|adjacent|neighbouring|successive|subarray|run|segment|stretch',
      'in a row',
      'side by|next to',
    ],
    answer: (strs, m, n) =>
      largest(
        strs
          .flatMap((_, start) => strs.slice(start).map((_, more) => strs.slice(start, start + more + 1)))
          .filter(within(m, n)),
      ),
  },
  {
    asks: 'strings from the first one on',
    said: [
      'prefix|front|beginning|leading',
      'first|given order|in',
      'in|given the|order given|order',
      'until|stop|stops|as soon',
    ],
    answer: (strs, m, n) => largest(strs.map((_, end) => strs.slice(0, end + 1)).filter(within(m, n))),
  },
  {
    asks: 'each string for itself to have so few',
    said: [
      'each|every single|individual',
      'single string|one|word|code|pattern',
      'each|every|any|single|individual string|one|word|code|it|of|has|have|contains ~has|may|can|costs|uses|needs|once|is|consumes|be',
      'how many|number|count strings|of strings|words',
      'strings|words|codes that|which|with .. each',
      'itself|individually',
    ],
    answer: (strs, m, n) => strs.filter((digits) => within(m, n)([digits])).length,
  },
  {
    asks: 'the longest text that can be joined',
    said: [
      'total|combined|overall|greatest|maximum|largest|longest length|characters|digits|text',
      'length of the|all|longest ~largest|biggest|subset|selection|group',
      'longest|concatenation|concatenate|joined|joining',
      'value|values|weight|sum|score',
    ],
    answer: (strs, m, n) => largest(choices(strs).filter(within(m, n)), (set) => set.join('').length),
  },
  {
    asks: 'different strings only',
    said: [
      'distinct|different|unique|duplicates|duplicate',
      'no two|equal|same',
      'same|equal string|strings|pattern|code|word',
    ],
    answer: (strs, m, n) => findMaxForm([...new Set(strs)], m, n),
  },
  {
    asks: 'strings with as many zeros as ones, or of another kind',
    said: [
      'as many zeros|zeroes|ones|0s|1s',
      'same|equal number of zeros|zeroes|ones',
      'equally many',
      'palindrome|palindromes|palindromic',
    ],
    answer: (strs, m, n) =>
      findMaxForm(
        strs.filter((digits) => zerosOf([digits]) === onesOf([digits])),
        m,
        n,
      ),
  },
  {
    asks: 'the largest sum of numbers',
    said: [
      'largest|maximum|greatest|highest|biggest|most sum|value|total|worth',
      'read|taken|seen|regarded as',
      'binary numbers|number',
    ],
    answer: (strs, m, n) =>
      largest(choices(strs).filter(within(m, n)), (set) => set.reduce((sum, digits) => sum + parseInt(digits, 2), 0)),
  },
  {
    asks: 'a limit on zeros and ones together',
    said: ['together|altogether|total m|at', 'm n digits|characters|signs', 'either|or', 'digits in total|all'],
    answer: (strs, m, n) => largest(choices(strs).filter((set) => zerosOf(set) + onesOf(set) <= m + n)),
  },
  {
    asks: 'only one of the two limits to be kept',
    said: ['or', 'either', 'one of the|these|both', 'at least one'],
    answer: (strs, m, n) => largest(choices(strs).filter((set) => zerosOf(set) <= m || onesOf(set) <= n)),
  },
  {
    asks: 'fewer than so many zeros and ones',
    said: ['fewer|less than|m', 'strictly|below|under'],
    answer: (strs, m, n) => largest(choices(strs).filter((set) => zerosOf(set) < m && onesOf(set) < n)),
  },
  {
    asks: 'how many subsets there are, or whether all strings fit',
    said: [
      'how many|number|count of|the|different subsets|ways|selections|choices',
      'number of ways|subsets|selections',
      'modulo|mod',
    ],
    answer: (strs, m, n) => choices(strs).filter(within(m, n)).length,
  },
  {
    asks: 'strings that must be left out',
    said: [
      'fewest|minimum|least|few|smallest .. removed|remove|left|discard|discarded|deleted|dropped|out',
      'left|leave out|behind|over',
      'how many .. not|removed|remain',
    ],
    answer: (strs, m, n) => strs.length - findMaxForm(strs, m, n),
  },
  {
    asks: 'an order among the strings, or a third kind of sign',
    said: ['flip|flipped|change|changed|convert|converted|exchange|exchanged|swap|swapped'],
  },
]
