import type { Known } from './bank.ts'

/** How a page says which it wants of several answers: `If several occur once, the last of them is meant`. */
const TIE =
  /\b(?:several|multiple|more than one|two or more|ties?|tied|both)\b[^.;]*?\b(?:the|its)\s+(first|leftmost|earliest|earlier|smallest|least|lowest|last|rightmost|latest|later|largest|greatest|highest|shortest|longest)\s+(?:of (?:them|these|those|all)|one|such|is|counts|wins|index|position)\b/gi

/** Words that pick the same of several. */
const PICKS = [
  'first|leftmost|earliest|earlier|smallest|least|lowest',
  'last|rightmost|latest|later|largest|greatest|highest',
  'shortest',
  'longest',
].map((words) => ({
  isOne: new RegExp(`^(?:${words})$`, 'i'),
  // Where it stands alone it picks nothing: `it must not appear later either`.
  isTold: new RegExp(String.raw`\b(?:the|its|their|an?|of)\s+(?:\w+ly\s+)?(?:${words})\b`, 'i'),
}))

/** Whether a sentence picks one of several answers by what nothing that is told of the problem speaks of. */
export function picksUntold(sentence: string, { statement, wordings }: Known): boolean {
  const picked = [...sentence.matchAll(TIE)].flatMap(([, pick = '']) => PICKS.filter(({ isOne }) => isOne.test(pick)))
  return picked.some(({ isTold }) => ![statement, ...wordings].some((told) => isTold.test(told)))
}
