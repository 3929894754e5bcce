/** All balanced texts that are left when as few parentheses as possible are gone; only of short ones. */
function shortest(s) {
  if (s.length > 14) return [minRemoveToMakeValid(s)]
  const { length } = minRemoveToMakeValid(s)
  let texts = new Set([s])
  for (let left = s.length; left > length; left--) texts = new Set([...texts].flatMap((text) => removals(text)))
  return [...texts].filter((text) => minRemoveToMakeValid(text) === text)
}

const removals = (text) =>
  [...text].flatMap((character, at) => ('()'.includes(character) ? [text.slice(0, at) + text.slice(at + 1)] : []))

const without = (s, letters) => [...s].filter((letter) => !letters.includes(letter)).join('')

/** The parentheses that have no partner. */
function surplusOf(s) {
  let surplus = ''
  for (const letter of without(s, 'abcdefghijklmnopqrstuvwxyz'))
    surplus = letter === ')' && surplus.endsWith('(') ? surplus.slice(0, -1) : surplus + letter
  return surplus
}

const lookAlikes = [
  {
    asks: 'the first of the results by the alphabet',
    said: ['lexicographic|lexicographical|lexicographically|alphabetical|alphabetically', 'dictionary order'],
    answer: (s) => shortest(s).sort()[0],
  },
  {
    asks: 'the last of the results by the alphabet',
    said: ['lexicographic|lexicographical|lexicographically|alphabetical|alphabetically'],
    answer: (s) => shortest(s).sort().at(-1),
  },
  {
    asks: 'the parentheses that stand first to be removed',
    said: [
      'leftmost|earliest|first .. removed|surplus|one|bracket|parenthesis',
      'remove|removing|removed .. leftmost|earliest|first',
      'from the left|front|beginning|start',
      'left to right',
    ],
    answer: (s) => shortest(s).sort((a, b) => (a < b ? 1 : -1))[0],
  },
  {
    asks: 'the letters to be removed as well, or to be the only ones kept',
    said: ['remove|removing|drop|delete .. letters|letter'],
  },
  {
    asks: 'all parentheses to be removed',
    said: ['remove|delete|drop|strip all|every|each', 'only|just the letters', 'all parentheses|brackets'],
    answer: (s) => without(s, '()'),
  },
  {
    asks: 'the parentheses without partner alone',
    said: ['return|give|print .. removed|surplus|unmatched', 'those|ones .. removed', 'unmatched .. only|alone'],
    answer: (s) => surplusOf(s),
  },
  {
    asks: 'parentheses to be added',
    said: ['add|added|adding|insert|inserted|inserting|append|appended|supply|complete|completed'],
  },
  {
    asks: 'only closing parentheses to be removed',
    said: [
      'only|just opening|closing|open|left|right|the',
      'opening|closing|open|left .. only|alone|never|may|not|must|stay|stays|kept|remain|remains|untouched',
      'remove|delete|drop every|all|each',
    ],
    answer(s) {
      let open = 0
      return [...s]
        .filter((letter) => {
          if (letter === '(') open++
          return letter !== ')' || open-- > 0 || open++ > 0
        })
        .join('')
    },
  },
  {
    asks: 'pairs that have something between them',
    said: ['left empty'],
  },
]
