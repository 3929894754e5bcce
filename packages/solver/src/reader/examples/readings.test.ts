import { expect, test } from 'vitest'
import { drawn, lineOf } from '../lines/drawn-line.fixture.ts'
import type { Line } from '../lines/line.ts'
import { parseArguments, parseValue } from '../values/values.ts'
import { type Part, samePart } from './example-parts.ts'
import type { Reading } from './reading.ts'
import { agreed, readValue } from './readings.ts'
import { readAlike } from './rereading.fixture.ts'

const box = { left: 0, top: 0, width: 1, height: 1 }
const picture = { grey: new Uint8Array(1), width: 1, height: 1 }

function signsOf(text: string) {
  const signs = [...text].map((sign) => ({ text: sign, shown: false, box }))
  return { label: '', signs, spaces: signs.map(() => 0), inColumns: false }
}

/** The value taken for certain where the words read one way each time, and looks, sharp or faint, another. */
async function read(words: string[], looks: { text: string; isFaint?: boolean }[]): Promise<unknown> {
  const text = words[0] ?? ''
  const part: Part = { text, of: 'output', line: { text, box, words: [], picture, pane: box, textHeight: 10 } }
  const readings = await readValue([part], parseValue, {
    look: async (_, attempt) => {
      const look = looks[attempt]
      return look ? { isFaint: false, ...look } : null
    },
    signs: async () => null,
    text: async (_, attempt) => words[attempt + 1] ?? null,
    elder: async () => null,
    list: async () => null,
  })
  return agreed(readings, parseValue)?.value.value
}

test('a look that says what the words say is enough', async () => {
  expect(await read(['[1, 2]', '[1, 21'], [{ text: '[1,2]' }])).toEqual([1, 2])
  expect(await read(['[1, 2]', '[1, 21'], [{ text: '[1,2]', isFaint: true }])).toEqual([1, 2])
})

test('uprights side by side are the same whatever sign each is taken for', async () => {
  expect(await read(['"III"', '"TI"'], [{ text: '"!|!"' }])).toBe('III')
  expect(await read(['"!"', '"TI"'], [{ text: '"|"' }])).toBeUndefined()
})

test('a look that passed over a sign bears out no uprights side by side', async () => {
  expect(await read(['"II"', '"TIT"'], [{ text: '"II"', isFaint: true }])).toBeUndefined()
  expect(await read(['"II"', '"TIT"'], [{ text: '"II"' }])).toBe('II')
})

test('who only loses quotes says the same of all else, where the words come out alike often enough', async () => {
  const words = ["['up', 'in']", "['up', 'in']", "['up', 'in']"]
  expect(await read(words, [{ text: "['up,in']" }])).toEqual(['up', 'in'])
  expect(await read(words, [{ text: "['up,1n']" }])).toBeUndefined()
})

test('a zero of a number in quotes that looks take for a letter is the one that words see', async () => {
  expect(await read(['["3", "20"]', '["3n, m20'], [{ text: '["3","2o"]' }, { text: '["3","2o"]' }])).toEqual([
    '3',
    '20',
  ])
  expect(await read(['["3", "2a"]', '["3n, m2a'], [{ text: '["3","2o"]' }])).toBeUndefined()
})

test('beside a point a letter O is a zero, but in a text', async () => {
  expect(await read(['[4.o, 0.5]', '[4.0, 0.51'], [{ text: '[4.0,O.5]' }])).toEqual([4, 0.5])
  expect(await read(['["O.5"]', '["O.51'], [{ text: '["0.5"]' }])).toBeUndefined()
})

test('two looks that saw every sign stand where the words come out different each time', async () => {
  expect(await read(['[1 2]', '[1, 21]', '[12]'], [{ text: '[1,2]' }, { text: '[1, 2]' }])).toEqual([1, 2])
})

test('who only loses brackets says the same of all else', async () => {
  const whole = '[["P", "L"], ["Q"]]'
  const lost = ['["P", "L"], ["Q"]]', '[["P", "L"], ["Q"]']
  expect(await read(lost, [{ text: whole }])).toEqual([['P', 'L'], ['Q']])
  // Another letter, another order of brackets, or none at all: that is no other reading of the same.
  for (const other of ['["P", "I"], ["Q"]]', '][["P", "L"], ["Q"]', '"P", "L", "Q"']) {
    expect(await read([other], [{ text: whole }])).toBeUndefined()
  }
  // Nor what is a value itself, or has other brackets in a text.
  expect(await read(['[1, 2]'], [{ text: '[[1], 2]' }])).toBeUndefined()
  expect(await read(['["[("'], [{ text: '["[]("]' }])).toBeUndefined()
})

test('looks that passed over ink do not stand alone, nor against words that come out alike', async () => {
  const faint = [
    { text: '[12]', isFaint: true },
    { text: '[12]', isFaint: true },
  ]
  expect(await read(['[1 2', '[1.2', '[1 2'], faint)).toBeUndefined()
  expect(await read(['[1, 21]', '[1, 21]', '[1, 2'], [{ text: '[1,2]' }, { text: '[1,2]' }])).toBeUndefined()
})

test('the elder edition settles what all other ways spoiled, by itself only where it comes out the same three times', async () => {
  const line = { text: '(ee, 71]', box, words: [], picture, pane: box, textHeight: 10 }
  const readBy = async (elders: string[], signs: string | null = null) => {
    const readings = await readValue([{ text: line.text, of: 'output', line }], parseValue, {
      look: async (_, attempt) => (attempt < 3 ? { text: '[67]]', isFaint: true } : null),
      signs: async (_, attempt) => (signs && attempt < 1 ? signsOf(signs) : null),
      text: async (_, attempt) => ['(ee, 71', 'ue, 7]'][attempt] ?? null,
      elder: async (_, attempt) => (elders[attempt] ? { text: elders[attempt], isFaint: false } : null),
      list: async () => null,
    })
    return agreed(readings, parseValue)?.value.value
  }
  expect(await readBy(['[6,7]', '[6,7]', '[6,7]'])).toEqual([6, 7])
  expect(await readBy(['[6,7]', '[6,1]', '[6,7]'])).toBeUndefined()
  expect(await readBy(['[6,7]'], '[6,7]')).toEqual([6, 7])
})

test('a figure that looks have among letters is no letter to words and signs', async () => {
  const line = { text: '"aablba"', box, words: [], picture, pane: box, textHeight: 10 }
  const readBy = async (elder: string) => {
    const readings = await readValue([{ text: line.text, of: 'output', line }], parseValue, {
      look: async (_, attempt) => (attempt < 2 ? { text: '"aab1ba"', isFaint: false } : null),
      signs: async (_, attempt) => (attempt < 2 ? signsOf(line.text) : null),
      text: async (_, attempt) => (attempt < 2 ? line.text : null),
      elder: async (_, attempt) => (attempt < 3 ? { text: elder, isFaint: false } : null),
      list: async () => null,
    })
    return agreed(readings, parseValue)?.value.value
  }
  expect(await readBy('"aab1ba"')).toBeUndefined()
  expect(await readBy('"aablba"')).toBe('aablba')
})

test('words alone do not tell an operator in a text, however often they come out alike', async () => {
  const times = (text: string) => Array<string>(5).fill(text)
  expect(await read(times('"14-3/2%5"'), [])).toBeUndefined()
  expect(await read(times('"14-3/2%5"'), [{ text: '"14-3/2%5"' }])).toBe('14-3/2%5')
  expect(await read(times('"14-3/2-5"'), [])).toBe('14-3/2-5')
})

test('a row of a grid that is too short, with a number that may be two, is not taken from two readers', async () => {
  const short = '[[12,3],[4,5,6],[7,8,9]]'
  expect(await read([short, short], [{ text: short }])).toBeUndefined()
  const steps = '[[1],[4,5],[7,8,9]]'
  expect(await read([steps], [{ text: steps }])).toEqual([[1], [4, 5], [7, 8, 9]])
  expect(await read(['[[],[],[]]'], [{ text: '[[],[],[]]' }])).toEqual([[], [], []])
  const missing = '[[1,3],[4,5,6],[7,8,9]]'
  expect(await read([missing], [{ text: missing }])).toEqual([
    [1, 3],
    [4, 5, 6],
    [7, 8, 9],
  ])
})

test('a look is taken back where signs and words both see what it overlooked, however often it is made again', async () => {
  const [seen, shown] = ['[131,1]', '[13,1,1]']
  const line = { text: seen, box, words: [], picture, pane: box, textHeight: 10, seenWith: { air: 0.15, stretch: 1 } }
  const signs = [...shown].map((text) => ({ text, shown: false, box }))
  const readings = await readValue([{ text: seen, of: 'output', line }], parseValue, {
    look: async () => ({ text: seen, isFaint: false }),
    signs: async () => ({ label: '', signs, spaces: [], inColumns: false }),
    text: async () => shown,
    elder: async () => null,
    list: async () => null,
  })
  expect(agreed(readings, parseValue)?.value.value).toEqual([13, 1, 1])
})

test('the bullet before a call is no part of it, whatever a reading takes it for', () => {
  const line = { text: '* f("3*2") returns 6', box, words: [], picture, pane: box, textHeight: 10 }
  const [input, output]: Part[] = [
    { text: '"3*2"', of: 'input', line },
    { text: '6', of: 'output', line },
  ]
  for (const bullet of [':', ': ', '° ', "' ", 'e  ', '®', '+ ']) {
    const reading = `${bullet}f("3*2") returns 6`
    expect(input && samePart(input, reading)).toBe('"3*2"')
    expect(output && samePart(output, reading)).toBe('6')
  }
})

test('a sign that its shape shows stands in the words, too, which tell that no space is beside it', async () => {
  const line = { text: "'J'", box, words: [], picture, pane: box, textHeight: 10 }
  const signs = ["'", '/', "'"].map((text) => ({ text, shown: true, box }))
  const readings = await readValue([{ text: "'J'", of: 'output', line }], parseValue, {
    look: async (_, attempt) => (attempt < 3 ? { text: "'", isFaint: true } : null),
    signs: async (_, attempt) => (attempt < 3 ? { label: '', signs, spaces: [0, 1, 0], inColumns: false } : null),
    text: async (_, attempt) => ["tr'", "yr'", "'J'"][attempt] ?? null,
    elder: async () => null,
    list: async () => null,
  })
  expect(agreed(readings, parseValue)?.value.value).toBe('/')
})

test('a space that single signs show behind a quote is one only where words have it too', async () => {
  const read = async (words: string[]) => {
    const line = {
      text: 'TT"',
      box,
      words: [],
      picture,
      pane: box,
      textHeight: 10,
      seenWith: { air: 0.15, stretch: 1 },
    }
    const signs = ['"', 'I', 'I', '"'].map((text) => ({ text, shown: false, box }))
    const readings = await readValue([{ text: line.text, of: 'output', line }], parseValue, {
      look: async (_, attempt) => (attempt === 0 ? { text: '"II"', isFaint: false } : null),
      signs: async (_, attempt) => (attempt < 3 ? { label: '', signs, spaces: [0, 1, 0, 0], inColumns: false } : null),
      text: async (_, attempt) => words[attempt] ?? null,
      elder: async () => null,
      list: async () => null,
    })
    return agreed(readings, parseValue)?.value.value
  }
  expect(await read(['TT"'])).toBe('II')
  expect(await read(['" lI"', '" TI"'])).not.toBe('II')
})

/** The value of lines that come out the same in every reading. */
async function readLines(...texts: string[]): Promise<unknown> {
  const parts = texts.map((text): Part => {
    return { text, of: 'output', line: { text, box, words: [], picture, pane: box, textHeight: 10 } }
  })
  const readings = await readValue(parts, parseValue, {
    look: async ({ text }, attempt) => (attempt < 2 ? { text, isFaint: false } : null),
    signs: async () => null,
    text: async ({ text }, attempt) => (attempt < 1 ? text : null),
    elder: async () => null,
    list: async () => null,
  })
  return agreed(readings, parseValue)?.value.value
}

test('a list of texts may break right before the quote that ends one, where no space can be lost', async () => {
  expect(await readLines('["10","6","17', '","+"]')).toEqual(['10', '6', '17', '+'])
  expect(await readLines("['ab','cd", "','e']")).toEqual(['ab', 'cd', 'e'])
  expect(await readLines('["a b","17', '","+"]')).toBeUndefined()
  expect(await readLines('["ab","c', 'd","e"]')).toBeUndefined()
  expect(await readLines('["ab","ac","ad","a', 'e"]')).toEqual(['ab', 'ac', 'ad', 'ae'])
  expect(await readLines('"hello', '"')).toBeUndefined()
})

test('a sentence in quotes goes on with a space where its line breaks, other texts may have none', async () => {
  expect(await readLines('"Was it a car, or a cat', 'I saw?"')).toBe('Was it a car, or a cat I saw?')
  expect(await readLines('"no lemon, no', 'melon"')).toBe('no lemon, no melon')
  expect(await readLines('"A man, a plan, a canal:', 'Panama"')).toBe('A man, a plan, a canal: Panama')
  expect(await readLines('"ab cd', 'ef"')).toBeUndefined()
  expect(await readLines('"a 1 b 2 c', '3"')).toBeUndefined()
})

test.each([
  ['"{[]}()"', '"{{}()"', '"{[1}O"'],
  ['{[]}()', '{{}()', '{[1}O'],
])(
  'a text of brackets is what its signs and its shapes show, whatever the words make of it, and no two looks tell it: %s',
  async (shown, seen, spoilt) => {
    const parse = (text: string) => parseValue(text)?.value ?? (/^[()[\]{}]+$/.test(text) ? text : null)
    const line = { text: spoilt, box, words: [], picture, pane: box, textHeight: 10 }
    const signs = [...shown].map((text) => ({ text, shown: false, box }))
    const read = (list: string | null, height: number, elder: string | null = null) =>
      readValue([{ text: spoilt, of: 'output', line }], parse, {
        look: async (_, attempt) => (attempt < 3 ? { text: seen, isFaint: false } : null),
        signs: async (_, attempt) =>
          attempt < height ? { label: '', signs, spaces: signs.map(() => 0), inColumns: false } : null,
        text: async (_, attempt) => (attempt < 4 ? spoilt : null),
        elder: async (_, attempt) => (elder && attempt < 3 ? { text: elder, isFaint: false } : null),
        list: async (_, attempt) => (attempt < 1 ? list : null),
      }).then((readings) => agreed(readings, parse)?.value)
    expect(await read(shown, 2)).toBe(shown.replaceAll('"', ''))
    expect(await read(null, 1)).toBeUndefined()
    expect(await read(null, 1, seen)).toBeUndefined()
  },
)

test('a zero that the words take for an 8 is what signs and looks see, and no 8 is taken against a look', async () => {
  const line = { text: '[3, 8]', box, words: [], picture, pane: box, textHeight: 10 }
  const read = (seen: string) =>
    readValue([{ text: line.text, of: 'output', line }], parseValue, {
      look: async (_, attempt) => (attempt < 3 ? { text: '[30', isFaint: true } : null),
      signs: async (_, attempt) =>
        attempt < 2
          ? { label: '', signs: [...seen].map((text) => ({ text, shown: false, box })), spaces: [], inColumns: false }
          : null,
      text: async (_, attempt) => (attempt < 4 ? line.text : null),
      elder: async () => null,
      list: async () => null,
    }).then((readings) => agreed(readings, parseValue)?.value.value)
  expect(await read('[3,0]')).toEqual([3, 0])
  expect(await read('[3,8]')).toBeUndefined()
})

test('a value in two lines is certain where two ways agree on each, though neither read both well', async () => {
  const lines = ['[1, 2,', '3, 41']
  const parts = lines.map(
    (text): Part => ({
      text,
      of: 'output',
      line: { text, box, words: [], picture, pane: box, textHeight: 10 },
    }),
  )
  const reread = (second: string) =>
    readValue(parts, parseValue, {
      look: async (line, attempt) =>
        attempt > 0 ? null : { text: line.text === lines[0] ? '[l, 2,' : second, isFaint: false },
      signs: async () => null,
      text: async (line, attempt) => (attempt > 1 ? null : line.text === lines[0] ? '[1, 2,' : '3, 4]'),
      elder: async () => null,
      list: async (line, attempt) => (attempt > 0 ? null : line.text === lines[0] ? '[1, 2,' : 'x'),
    })
  expect(agreed(await reread('3, 4]'), parseValue)?.value.value).toEqual([1, 2, 3, 4])
  expect(agreed(await reread('3, 47]'), parseValue)).toBeNull()
})

/** The value taken for certain where shapes, signs and words read a line so, in this order. */
async function readShapes(first: string, { shapes, signs, words }: { shapes: string; signs: string; words: string }) {
  const line = { text: first, box, words: [], picture, pane: box, textHeight: 10 }
  const readings = await readValue([{ text: first, of: 'output', line }], parseValue, {
    look: async () => null,
    signs: async (_, attempt) => (attempt < 2 ? signsOf(signs) : null),
    text: async (_, attempt) => (attempt < 3 ? words : null),
    elder: async () => null,
    list: async (_, attempt) => (attempt === 0 ? shapes : null),
  })
  return agreed(readings, parseValue)?.value.value
}

test('an empty list is what its shapes show, where signs are uprights and words a zero', async () => {
  expect(await readShapes('no', { shapes: '[]', signs: 'I', words: '0' })).toEqual([])
  expect(await readShapes('0', { shapes: '[]', signs: '0', words: '0' })).toBe(0)
})

test('a reading that lost a line of a value is no reading of it', async () => {
  const parts = ['[1,', '2]'].map(
    (text): Part => ({ text, of: 'output', line: { text, box, words: [], picture, pane: box, textHeight: 10 } }),
  )
  const parse = (text: string) => (/^[^a-z]*$/.test(text) ? text.replace(/\s/g, '') : null)
  const readings = await readValue(parts, parse, {
    look: async (line, attempt) => (attempt < 2 ? { text: line.text === '2]' ? '' : line.text, isFaint: false } : null),
    signs: async (line, attempt) => (attempt < 2 ? signsOf(line.text === '2]' ? '' : line.text) : null),
    text: async (line, attempt) => (attempt < 4 ? line.text : null),
    elder: async () => null,
    list: async () => null,
  })
  expect(agreed(readings, parse)?.value).toBe('[1,2]')
})

test('a bracket alone in its line closes the list above, whatever upright it is read as', async () => {
  const parts = ['[', '[1, 2],', '[3]', '1'].map(
    (text): Part => ({ text, of: 'output', line: { text, box, words: [], picture, pane: box, textHeight: 10 } }),
  )
  const readings = await readValue(parts, parseValue, {
    look: async (line, attempt) => (attempt === 0 ? { text: line.text, isFaint: false } : null),
    signs: async () => null,
    text: async (line, attempt) => (attempt === 0 ? line.text : null),
    elder: async () => null,
    list: async () => null,
  })
  expect(agreed(readings, parseValue)?.value.value).toEqual([[1, 2], [3]])
})

test('texts of brackets are what their shapes show where looks only pass over some of them', async () => {
  const shown = '["(())", "()()"]'
  const line = { text: '["(O)", "OO"]', box, words: [], picture, pane: box, textHeight: 10 }
  const readBy = async (looks: string[]) => {
    const readings = await readValue([{ text: line.text, of: 'output', line }], parseValue, {
      look: async (_, attempt) => (looks[attempt] ? { text: looks[attempt], isFaint: true } : null),
      signs: async () => null,
      text: async () => null,
      elder: async () => null,
      list: async (_, attempt) => (attempt === 0 ? shown : null),
    })
    return agreed(readings, parseValue)?.value.value
  }
  expect(await readBy(['["(()", "()()"]', '["(())", "()"]'])).toEqual(['(())', '()()'])
  expect(await readBy(['["(()", "()()"]', '["(())", "())("]'])).toBeUndefined()
  expect(await readBy(['["(()", "()()"]'])).toBeUndefined()
})

test('rows of a grid agree where figures are taken for what they look like, and commas for quotes', async () => {
  const ways = {
    shapes: ['[', '["1","0"],', '["0","1"]', ']'],
    look: ['[', '["1","O"],', '["0"]', ']'],
    signs: ['[', '["1"]', `["e"\u2019"l"]`, ']'],
  }
  const parts = ways.shapes.map((_, place): Part => {
    const line = { text: `nyw ${place}`, box, words: [], picture, pane: box, textHeight: 10 }
    return { text: line.text, of: 'output', line }
  })
  const placeOf = ({ text }: { text: string }) => Number(text.slice(-1))
  const readings = await readValue(parts, parseValue, {
    look: async (line, attempt) => (attempt === 0 ? { text: ways.look[placeOf(line)] ?? '', isFaint: false } : null),
    signs: async (line, attempt) => (attempt === 0 ? signsOf(ways.signs[placeOf(line)] ?? '') : null),
    text: async () => null,
    elder: async () => null,
    list: async (part, attempt) => (attempt === 0 ? (ways.shapes[placeOf(part)] ?? '') : null),
  })
  expect(agreed(readings, parseValue)?.value.value).toEqual([
    ['1', '0'],
    ['0', '1'],
  ])
})

test('of lines that agree but for a comma at their end, the one that saw it is taken, and points behind a name are its sign', async () => {
  const place = (top: number, text: string): Part => {
    const at = { ...box, top }
    return { text, of: 'input', line: { text, box: at, words: [], picture, pane: at, textHeight: 10 } }
  }
  const ways = {
    words: [
      ['a = [["B"],', '["E"]], w : "ED"'],
      ['a = [[8],', '["E"]], w = "ED"'],
    ],
    signs: [['a = [["B"]', '["E"]], w : "ED"']],
  }
  const parts = [place(0, 'a = [[™'), place(20, '[E]], w')]
  const at = (line: Line) => (line.box.top === 0 ? 0 : 1)
  const readings = await readValue(parts, parseArguments, {
    look: async () => null,
    signs: async (line, attempt) => {
      const text = ways.signs[attempt]?.[at(line)]
      return text === undefined ? null : signsOf(text)
    },
    text: async (line, attempt) => ways.words[attempt]?.[at(line)] ?? null,
    elder: async () => null,
    list: async () => null,
  })
  expect(agreed(readings, parseArguments)?.value).toEqual([
    { name: 'a', value: [['B'], ['E']] },
    { name: 'w', value: 'ED' },
  ])
})

test('a letter in a grid of figures that two looks agree on is no other sign, whatever the words have there', () => {
  const texts: Reading[] = [
    { by: 'look', text: '[["1","0","1"],["0","1","o"]]' },
    { by: 'signs', text: '[["1","0","1"],["0","1"’"e"]]' },
    { by: 'lines', text: '[["1","0","1"],["0","1","e"]]' },
    { by: 'look', text: '[["1","0","1"],["0","1","0"]]' },
  ]
  const grid = [
    ['1', '0', '1'],
    ['0', '1', '0'],
  ]
  expect(agreed({ texts, all: true }, parseValue)).toMatchObject({ text: texts[3]?.text, value: { value: grid } })
})

test('an empty text beside another value is told by its strokes, whatever else is read there', async () => {
  const strokes = [0, 4, 10, 14].map((left) => `<rect x="${left}" width="2" height="6"/>`).join('')
  const whole = lineOf('   "abc"', await drawn('   "abc"', 0, strokes))
  const cut = (text: string, left: number, width: number): Part => {
    const place = { ...whole.box, left, width }
    const line = { ...whole, text, box: place, words: [{ text, confidence: 40, box: place }] }
    return { text, of: 'input', line }
  }
  const parts = [cut('mn', 20, 17), cut('"abc"', 50, 50)]
  expect(agreed(await readValue(parts, parseArguments, readAlike), parseArguments)?.text).toBe('""\n"abc"')
})

test('gaps between texts of brackets hide no spaces where the signs between them are seen', async () => {
  const seen = 'eco"          om"'
  const line = lineOf(seen, await drawn(seen, [], ''))
  const value = (shown: string) =>
    readValue([{ text: line.text, of: 'output', line }], parseValue, {
      ...readAlike,
      look: async () => null,
      signs: async (_, attempt) => (attempt === 0 ? { ...signsOf(shown), spaces: [0, 0, 0, 1] } : null),
      list: async (_, attempt) => (attempt === 0 ? shown : null),
    })
  expect(agreed(await value('["(())","()"]'), parseValue)?.value.value).toEqual(['(())', '()'])
  expect(agreed(await value('["ab","c"]'), parseValue)).toBeNull()
})
