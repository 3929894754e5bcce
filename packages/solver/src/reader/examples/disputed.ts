import { isLook, type Reading } from './reading.ts'

/** Letters beside the figures that they look like, and uprights beside each other. */
const ALIKE = ['1lI|', '0Oo', '5Ss', '8B', '2Zz']

/**
 * Whether at least half the looks that passed over nothing have a figure where the quoted texts of a reading have a letter, or
 * a letter where they have a figure, and all else is the same. To who knows words a `1` among letters is an `l`, and signs follow the words.
 */
export function isDisputed(text: string, texts: Reading[]): boolean {
  const quoted = quotedIn(text)
  if (quoted === '') return false
  const same = texts
    .filter(({ by }) => isLook(by))
    .map((look) => quotedIn(look.text))
    .filter((seen) => folded(seen) === folded(quoted))
  const others = same.filter((seen) => kindsOf(seen) !== kindsOf(quoted))
  return others.length > 0 && others.length * 2 >= same.length
}

function quotedIn(text: string): string {
  const quotes = text.match(/["“”„][^"“”„]*["“”„]|['‘’][^'‘’]*['‘’]/g) ?? []
  // A look may see a space that is none.
  return quotes.map((quote) => quote.slice(1, -1).replace(/\s/g, '')).join('\n')
}

function folded(text: string): string {
  return [...text].map((sign) => ALIKE.find((signs) => signs.includes(sign)) ?? sign).join('')
}

/** Where a text has figures. */
function kindsOf(text: string): string {
  return text.replace(/\d/g, '1').replace(/[^1]/g, 'l')
}
