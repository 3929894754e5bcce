/** What sites tell of a problem: how hard it is, who solved it, how long it may run. */
const LABEL = String.raw`(?:difficulty|level|accuracy|accept(?:ance(?:\s+rate)?|ed)|success\s+rate|submissions?|submitted|solved(?:\s+by)?|(?:max(?:imum)?\s+)?(?:points?|score)|(?:average|avg\.?|read(?:ing)?|expected)\s+time|views?|likes?|dislikes?|comments?|upvotes?|discuss(?:ion)?s?|rating|(?:time|memory|cpu)\s+limit(?:\s+per\s+test)?|(?:time|memory)(?=\s*:|\s+\d+\s?(?:ms|s|secs?|seconds?|[kmg]i?b)\b))`
const AMOUNT = String.raw`[\d.,]+\s?[km]?\s?[%+]?(?:\s?(?:members|users|people|students|times|ms|m|mins?|minutes?|s|secs?|seconds?|h|hours?|[kmg]i?b|(?:kilo|mega|giga)bytes?|points?)\b)?`
const GRADE = String.raw`(?:junior|mid(?:-level)?|senior|school|basic|beginner|easy|medium|intermediate|hard|advanced|expert)\b`
export const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*'
const DATE = String.raw`(?:\d{1,2}\s+)?${MONTH}\.?(?:\s+\d{1,2})?(?:,?\s+\d{4})?`
const ITEM = [
  String.raw`${LABEL}\s*[:;]?\s*(?:${AMOUNT}|${GRADE}(?:\s*\/\s*${GRADE})*)`,
  String.raw`topics?\s*:\s*[a-z]+(?:\s[a-z]+){0,2}`,
  String.raw`[\d.,]+\s?[km]?\s?\+?\s*(?:views?|(?:dis)?likes?|comments?|upvotes?|submissions?|solutions?|points?|min(?:ute)?s?\s+read)\b`,
  String.raw`[\d.,]+\s?[km]?\s?\+?\s*(?:attempts?|solvers?|tries)\b`,
  String.raw`(?:(?:about|around|approx\.?|~)\s*)?\d{1,3}\s?min(?:ute)?s?\b`,
  String.raw`(?:set|posted|asked|added|created|contributed|written)\s+by\s+[a-z][\w.]*(?:\s[a-z][\w.]*){0,2}(?=\s*(?:[·•*|,;–—-]|$))`,
  String.raw`expected\s+(?:time|space|auxiliary\s+space)(?:\s+complexity)?\s*[:;]?\s*[O0]\s?\([^()]*(?:\([^()]*\)[^()]*)*\)`,
  String.raw`(?:last\s+)?(?:updated|modified|published|posted|asked)\s*:?\s+(?:\d{1,3}|an?|yesterday|today)(?:\s+(?:days?|weeks?|months?|years?|hours?)(?:,\s+\d{1,2}\s+(?:months?|weeks?|days?))?\s+ago)?`,
  String.raw`viewed\s+${AMOUNT}(?:\s+times)?`,
  String.raw`asked\s+(?:at|by|in)\s+\d{1,4}\s+(?:companies|interviews)`,
  String.raw`[\d.,]+\s?%\s+(?:solved|accepted|acceptance|success)(?:\s+(?:it|this|rate))?\b`,
  String.raw`[\d.,]+\s+points?\s+by\s+\S+\s+\d+\s+(?:minutes?|hours?|days?|weeks?|months?|years?)\s+ago`,
  String.raw`hide(?=\s*\|)`,
  String.raw`[\d.,]+\s?[km]\b`,
  String.raw`(?:last\s+)?(?:updated|modified|published|posted)\s*(?:on|:)?\s*${DATE}`,
].join('|')
/** Points and strokes between them, and what icons are read as. */
const APART = String.raw`[\s·•*|,;./~–—«»©®°+^-]*`
/** Stars, which are read as this and that, with the number of those who gave them. */
const STARS = String.raw`(?:\S{1,3}\s+){0,6}\([\d.,]+\s?[km]?\)`
const ITEMS = new RegExp(`^${APART}(?:${STARS}${APART})?(?:(?:${ITEM})${APART})+$`, 'i')

/** What stands in the bar of a problem, among its topics and what the icons are read as; so many of these are no sentence's. */
const IN_BAR =
  /\b(?:\d+\s+votes?|max(?:imum|\.)?\s+score\s*:?\s*\d+|share|report\s?(?:an\s)?issue|bookmark|add\s+to\s+list|easy|medium|hard)\b/gi
const FEWEST_IN_BAR = 3

/** Whether a line holds nothing but what a site tells of a problem: `Difficulty: Hard Accuracy: 35.14% Points: 8`. */
export function isPageData(text: string): boolean {
  const isBar = !/[.!?]$/.test(text) && (text.match(IN_BAR)?.length ?? 0) >= FEWEST_IN_BAR
  return isBar || ITEMS.test(text)
}
