/** All texts that are left when `count` characters are taken away, in no order. */
function remainders(text, count) {
  if (count === 0) return [text]
  if (text.length <= count) return ['']
  return [...remainders(text.slice(1), count - 1), ...remainders(text.slice(1), count).map((rest) => text[0] + rest)]
}

const bare = (text) => text.replace(/^0+/, '') || '0'
const byValue = (a, b) => a.length - b.length || (a < b ? -1 : Number(a > b))
const smallest = (texts) => texts.map(bare).sort(byValue)[0] ?? '0'
const largest = (texts) => texts.map(bare).sort(byValue).at(-1) ?? '0'
const upTo = (k) => Array.from({ length: k + 1 }, (_, count) => count)
const windows = (num, k) => Array.from({ length: num.length - k + 1 }, (_, at) => num.slice(0, at) + num.slice(at + k))
const digitsWithout = (num, k, digits) =>
  remainders(num, k).filter((rest) => [...rest].every((digit) => digits.includes(digit)))

const lookAlikes = [
  {
    asks: 'the largest number',
    said: ['largest|maximum|maximal|greatest|biggest|highest|most', 'maximize|maximise', 'as large|big|great|high'],
    answer: (num, k) => largest(remainders(num, k)),
  },
  {
    asks: 'all but k digits to be removed',
    said: [
      'keep|keeps|keeping|kept|retain|retains|retaining|choose|chooses|choosing|pick|picks|picking|select|selecting|chosen|selected k|exactly|only|m|count|just',
      'all but|except k|m|count',
      'exactly|only k|m|count digit|digits remain|are|left|kept',
      'k|m|count digit .. remain|remains|are|left|kept|long',
      'k|m|count digit|digits remain|kept|left|of',
      'of length',
      'subsequence',
      'k digits number',
      'length k|m|count',
      'consisting|consists of k|m|count',
      'leaving|leaves|leave k|m|only|exactly',
    ],
    answer: (num, k) => smallest(remainders(num, num.length - k)),
  },
  {
    asks: 'k digits in a row',
    said: [
      'adjacent|consecutive|contiguous|neighbouring|neighboring|successive|adjoining|connected',
      'block|run|stretch|substring|segment|window|piece|section',
      'in a row ~given|as|which|that|form|forming|make|making',
      'next to',
      'side by side',
      'one after another',
    ],
    answer: (num, k) => smallest(windows(num, k)),
  },
  {
    asks: 'digits that are no neighbours',
    said: [
      'no two|2',
      'nonadjacent|nonconsecutive',
      'not|never .. adjacent|neighbouring|neighboring|next|consecutive',
      'adjacent|neighbouring|neighboring|consecutive',
    ],
    answer(num, k) {
      const rests = (at, left, before) => {
        if (at === num.length) return left === 0 ? [''] : []
        const kept = rests(at + 1, left, false).map((rest) => num[at] + rest)
        return left > 0 && !before ? [...kept, ...rests(at + 1, left - 1, true)] : kept
      }
      return smallest(rests(0, k, false))
    },
  },
  {
    asks: 'at least k digits, or any number of them',
    said: ['at least k|m|count|one|1', 'k|m or more', 'any number of', 'but not all'],
    answer: (num, k) =>
      smallest(
        upTo(num.length)
          .filter((count) => count >= k)
          .flatMap((count) => remainders(num, count)),
      ),
  },
  {
    asks: 'leading zeros kept, or the same length',
    said: [
      'leading zero|0 is|are|may|stay|be|remain|and kept|allowed|remain|stay|preserved|retained|permitted|fine|ok|included|in|as|part|count',
      'keep|keeping|preserve|preserving|retain|retaining .. leading zero|zeroes',
      'including leading zero|zeroes',
      'with leading|zeros',
      'zeros at .. front|start|beginning .. kept|remain|stay|allowed',
      'lexicographic|lexicographical|lexicographically|alphabetical|alphabetically|dictionary',
      'not stripped|strip|trimmed|dropped|cut|removed',
    ],
    answer: (num, k) => remainders(num, k).sort()[0],
  },
  {
    asks: 'a number without zeros in front before any removal, or another fallback',
    said: [
      'return|give|answer empty',
      'return|give|answer is|an|the empty',
      'empty string|text if|when|where',
      'return|returns -1',
    ],
    answer: (num, k) => (k >= num.length ? '' : removeKdigits(num, k)),
  },
  {
    asks: 'a result that must not begin with a zero',
    said: [
      'begin|begins|start|starts|beginning|starting with|by|in a|some|any|digit',
      'digit|one|figure other|different than|from',
      'other than 0|zero',
      'first|leading digit|one',
      'cannot|not|never be|is had|done|reached|possible|achieved|possible',
      'genuine|proper|valid|true number',
      'nonzero',
      'not|never|cannot|mustnt|no start|begin|starts|begins|beginning with|by|at',
      'start|begin|starts|begins with .. not|forbidden',
      'first digit .. not|nonzero|cannot|never',
      'nonzero first|digit',
    ],
    answer: (num, k) => smallest(remainders(num, k).filter((rest) => rest !== '' && (rest[0] !== '0' || rest === '0'))),
  },
  {
    asks: 'the number of ways or of different results',
    said: [
      'number|count of way|different|distinct|possible|number|result',
      'how many way|different|distinct|number|possible|result',
      'count the|all',
    ],
    answer: (num, k) => String(remainders(num, k).filter((rest) => bare(rest) === removeKdigits(num, k)).length),
  },
  {
    asks: 'the digits reordered or sorted',
    said: [
      'reorder|reordered|rearrange|rearranged|rearranging|permute|permuted|sorted|sort|shuffle|shuffled|swap|swaps|swapped|swapping',
      'any order',
      'order .. free|changed|may|can|not|irrelevant',
      'replace|replaced|replacing|change|changed|changing|insert|inserted|inserting|add|added|adding',
    ],
    answer: (num, k) =>
      bare(
        [...num]
          .sort()
          .slice(0, Math.max(0, num.length - k))
          .join(''),
      ),
  },
  {
    asks: 'the second smallest number',
    said: ['second|2nd|kth|third|next smallest|lowest|least|minimum', 'second|2nd', 'smallest but|after'],
    answer: (num, k) => [...new Set(remainders(num, k).map(bare))].sort(byValue)[1] ?? '0',
  },
  {
    asks: 'the removed digits, or their sum',
    said: [
      'return|output|report|give the|all removed|erased|deleted|struck',
      'removed|erased|deleted digit .. return|sum|order',
      'sum|product of|difference',
      'smallest|least|minimum sum|product|digit|difference',
    ],
    answer: (num, k) => removeKdigits(num, k),
  },
  {
    asks: 'digits each different or only of one kind removed',
    said: [
      'distinct|different|unique digit',
      'each digit .. once|twice',
      'duplicate|duplicates|repeated|repeating|equal',
      'even|odd|prime|nonzero digit|number|result|ones|position',
      'only even|odd|nonzero|zeros|certain|the',
      'even|odd|divisible|multiple',
    ],
    answer: (num, k) => smallest(digitsWithout(num, k, '02468')),
  },
  {
    asks: 'digits removed from an end',
    said: [
      'from the|either|both|one|left|right end|front|beginning|left|right|side|back|start',
      'from either|both|one|left|right',
      'prefix|suffix',
      'either|both end|side',
      'remove|delete|erase|take|removing|deleting .. at|from .. end|front|beginning',
    ],
    answer: (num, k) => smallest(upTo(k).map((front) => num.slice(front, num.length - (k - front)))),
  },
  {
    asks: 'one digit at a time by a rule, as the largest first',
    said: [
      'largest|biggest|greatest|highest digit',
      'k largest|biggest|smallest',
      'one .. at a time',
      'each step|turn|round',
      'alternate|alternately|alternating|turns',
    ],
    answer(num, k) {
      let left = [...num]
      for (let turn = 0; turn < k; turn++) left = left.toSpliced(left.indexOf([...left].sort().at(-1)), 1)
      return bare(left.join(''))
    },
  },
  {
    asks: 'a negative or signed number, or letters',
    said: [
      'negative integer|number',
      'may|can|could be negative|signed',
      'letter|alphabetic',
      'minus sign',
      'circular|ring|cyclic|modulo|mod',
      'hexadecimal|binary',
    ],
    answer: (num, k) => removeKdigits(num, k),
  },
]
