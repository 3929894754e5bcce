import { isLook, type Reading } from './reading.ts'

/** Figures, and what a zero with a stroke or a dot is taken for where it stands alone. */
const FIGURE = /\d|(?<!\w)[@©®oOeGQ](?!\w)/g
/** What such a zero is taken for. */
const LIKE_ZERO = /[689@©®oOeGQ]/

/**
 * Readings in which the words have the zeros that both signs and looks have: to who knows words a zero with a stroke or a dot
 * is an 8 at every size. Only where all their other figures are the same.
 */
export function withZerosSeen(texts: Reading[]): Reading[] {
  const seen = texts.filter(({ by }) => by === 'signs').map(({ text }) => figuresIn(text))
  const looked = new Set(texts.filter(isAnyLook).map(({ text }) => figuresIn(text).join('')))
  const certain = seen.filter((figures) => figures.includes('0') && looked.has(figures.join('')))
  return texts.map((reading) => {
    const figures = figuresIn(reading.text)
    const zeros = certain.find((other) => reading.by === 'lines' && differOnlyAtZeros(figures, other))
    if (!zeros) return reading
    let place = 0
    return { ...reading, text: reading.text.replace(FIGURE, () => zeros[place++] ?? '') }
  })
}

/** A figure in quotes with the round letter behind it. */
const NUMBER_SPOILED = /(?<=["'“‘]-?\d+)[oO@Q](?=\d*["'”’])/g

/** Uprights of a number in quotes: behind a minus, and before a figure. */
const ONES_SPOILED = /(?<=["'“‘]-)[lI|\d]+(?=["'”’])|(?<=["'“‘])[lI|](?=\d+["'”’])/g

/** Readings with the figures of numbers in quotes that they take for letters, `"2o"` and `"-ll"`, as another way has them. */
export function withNumbersInQuotes(texts: Reading[]): Reading[] {
  const bare = (read: string) => read.replace(/\s/g, '')
  return texts.map((reading) => {
    const text = reading.text
      .replace(NUMBER_SPOILED, '0')
      .replace(ONES_SPOILED, (number) => number.replace(/[lI|]/g, '1'))
    const isSeen = texts.some((other) => other.by !== reading.by && bare(other.text) === bare(text))
    return text !== reading.text && isSeen ? { ...reading, text } : reading
  })
}

/** Whether a look has a zero where a reading has another figure, or no look has a zero where the reading has one. */
export function contradictsZeros(text: string, texts: Reading[]): boolean {
  const figures = figuresIn(text)
  const looks = texts
    .filter(isAnyLook)
    .map((look) => figuresIn(look.text))
    .filter(({ length }) => length === figures.length)
  const has = (zeros: string[], others: string[]) =>
    zeros.some((figure, place) => figure === '0' && /[689]/.test(others[place] ?? ''))
  return looks.some((look) => has(look, figures)) || (looks.length > 0 && looks.every((look) => has(figures, look)))
}

function isAnyLook({ by }: Reading): boolean {
  return isLook(by) || by === 'faint'
}

/** A text in quotes that has no figures, such as a name. */
const QUOTED_WORD = /["“”][^"“”\d,]*["“”]|['‘’][^'‘’\d,]*['‘’]/g

/** The figures of a reading that quotes no text with figures: among letters there is no telling them from these. */
function figuresIn(text: string): string[] {
  const bare = text.replace(QUOTED_WORD, 'w')
  return /["'“”‘’]/.test(bare) ? [] : (bare.match(FIGURE) ?? [])
}

function differOnlyAtZeros(figures: string[], zeros: string[]): boolean {
  return (
    figures.length === zeros.length &&
    figures.every((figure, place) => figure === zeros[place] || (zeros[place] === '0' && LIKE_ZERO.test(figure)))
  )
}
