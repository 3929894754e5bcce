import type { Words } from './text.ts'

/*
 * How pages ask for the most or the least of something: `the minimum`, `the cheapest`, `as few as possible`, `how much`.
 */

/** Words that say so by themselves, and those that compare: `no cheaper one`. */
const EXTREME =
  /^(?:min|max|minim(?:al|um|ally|i[sz]e[sd]?|i[sz]ing|i[sz])|maxim(?:al|um|ally|i[sz]e[sd]?|i[sz]ing|i[sz])|most|least|best|worst|optim(?:al|um|ally|i[sz]e[sd]?)|argmax|argmin|lis|lcs|levenshtein|diameter)$/
/** A superlative by its ending, but for words that only end so. */
const SUPERLATIVE =
  /^(?!(?:t|r|b|n|v|p|w|gu|for|inter|requ|sugg|inv|harv|cont|qu|dig|hon|mod|manif|prot|arr|latt)est$)[a-z]{2,}est$/
const COMPARES =
  /^(?:few|fewer|less|more|longer|larger|greater|bigger|smaller|shorter|cheaper|better|higher|lower|earlier|later|sooner|nearer|closer|faster|wider|deeper|taller)$/
/** All that something is compared with: `longer than any other`. */
const OTHERS = /^(?:any|all|every|each)$/
/** What may be asked how much of there is, or as much as can be. */
const AMOUNT =
  /^(?:much|many|long|far|few|little|small|large|big|great|high|low|deep|wide|tall|cheap|cheaply|early|late|soon|quick|quickly|near|close|short|well)$/

/** Whether a text has a superlative: where one is asked for, nothing is merely counted. */
export function saysSuperlative(words: Words): boolean {
  return words.some((word, place) => (EXTREME.test(word) && words[place - 1] !== 'at') || SUPERLATIVE.test(word))
}

/** Whether a text asks for the most or the least of something. */
export function saysExtreme(words: Words): boolean {
  return words.some((word, place) => {
    if (EXTREME.test(word) || SUPERLATIVE.test(word)) return true
    const before = words[place - 1] ?? ''
    if (AMOUNT.test(word) && /^(?:how|as|so|too)$/.test(before)) return true
    const [than, whom = ''] = words.slice(place + 1)
    return COMPARES.test(word) && (/^(?:no|not|any|never)$/.test(before) || (than === 'than' && OTHERS.test(whom)))
  })
}
