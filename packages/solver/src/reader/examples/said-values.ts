/** `nums is [2, 7]`, in a sentence, and `nums is` where its line ends. */
const IS =
  /\b([A-Za-z_]\w*)\s+(?:is|are)\s+(?=[[{"'“‘\d−–-]|(?:true|false)\b)|(?<=^|,\s*|\band\s+)([A-Za-z_]\w*)\s+is\s*$/gi
/** `and n is` without its spaces, behind a value. */
const GLUED = /(?<=[\])}"'”’\d])\s?(?:and\s?([A-Za-z_]\w*?)\s?is|and([A-Za-z_]\w*)\s+is)(?=\s*[[{"'“‘−–-]|\s+\d|\s*$)/gi

/** What is given with `=` for the `is` by which a sentence gives it. */
export function withEqualsForIs(given: string): string {
  const apart = replacedBare(given, GLUED, (name) => ` and ${name} is`)
  return replacedBare(apart, IS, (name) => `${name} = `)
}

/** A text with what matches replaced by what is made of its name, but where it stands in a text in quotes. */
function replacedBare(text: string, pattern: RegExp, replacement: (name: string) => string): string {
  return text.replace(pattern, (whole, first?: string, second?: string, place?: number) =>
    isInQuotes(text, place ?? 0) ? whole : replacement(first ?? second ?? ''),
  )
}

function isInQuotes(text: string, place: number): boolean {
  const before = text.slice(0, place)
  return ['"', "'"].some((quote) => before.split(quote).length % 2 === 0) || /[“‘][^”’]*$/.test(before)
}
