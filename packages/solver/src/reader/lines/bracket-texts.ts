const BRACKETS = /^[()[\]{}]{2,}$/
/** Brackets, and signs that they are taken for. */
const SPOILT = /^(?=.*[()[\]{}])[()[\]{}<>CcDGOoQ0IlLJ1|!]{3,}$/

/**
 * Whether a text of brackets alone is among a reading's quoted texts, or is all that was read: readers overlook one beside
 * another of its kind.
 */
export function quotesBrackets(reading: string): boolean {
  const isBare = BRACKETS.test(reading) && /[(){}]/.test(reading)
  return isBare || quotedIn(reading).some((text) => BRACKETS.test(text))
}

/** The quoted texts of a reading that are all of brackets alone, of which some are no square ones; null for any other reading. */
export function bracketTextsIn(reading: string): string[] | null {
  const texts = quotedIn(reading)
  const areBrackets = texts.every((text) => /^[()[\]{}]+$/.test(text))
  return texts.length > 0 && areBrackets && texts.some((text) => /[(){}]/.test(text)) ? texts : null
}

/** Whether letters or figures stand among brackets alone in one of a reading's quoted texts, and no more of them than of these. */
export function quotesSpoiltBrackets(reading: string): boolean {
  return quotedIn(reading).some((text) => {
    const brackets = text.match(/[()[\]{}]/g)?.length ?? 0
    return SPOILT.test(text) && brackets < text.length && brackets * 2 >= text.length
  })
}

/**
 * A quoted text of brackets, of which pairs that hold nothing are taken for an O or a zero, and which stand so far apart that
 * spaces are seen between them.
 */
const OF_BRACKETS = /(["'])(?=[^"']*[()[\]{}])[()[\]{}OoQ0 ]{2,}\1/g

/** A reading with the pairs of brackets apart that were taken for one round sign among brackets, and no spaces between them. */
export function withPairsApart(reading: string): string {
  return reading.replace(OF_BRACKETS, (text) => text.replaceAll(' ', '').replace(/[OoQ0]/g, '()'))
}

function quotedIn(reading: string): string[] {
  return Array.from(reading.matchAll(/["'“”‘’]([^\s"'“”‘’]+)["'“”‘’]/g), ([, text = '']) => text)
}
