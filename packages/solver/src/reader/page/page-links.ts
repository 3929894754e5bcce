/** Links and buttons of two words and more, as practice sites have them around a problem. */
const LINK = [
  String.raw`(?:company|topic|related|similar|problem)\s+(?:tags?|articles?|topics?|companies|problems?|questions?|reads?|interview\s+experiences?)`,
  String.raw`(?:solve|start|try|attempt|open)\s+(?:this\s+|the\s+)?(?:problem|challenge|question)`,
  String.raw`(?:start|begin)\s+solving|(?:solve|practi[cs]e|try)\s+(?:it\s+)?now|try\s+(?:it\s+)?yourself|try\s+more\s+examples`,
  String.raw`(?:run|submit|compile|test)\s+(?:code|solution|answer|tests)|compile\s*(?:&|and)\s*run|custom\s+input`,
  String.raw`(?:show|view|see|reveal|unlock|get|read)\s+(?:(?:a|the|all|full|top|complete)\s+)?(?:hints?(?:\s+\d)?|solutions?|editorial|discussions?|submissions?|topics|tags|companies|more|less|bookmarked\s+problems)`,
  String.raw`report\s+(?:an?\s+)?(?:issue|bug|problem)|(?:add|leave|post)\s+(?:a\s+)?(?:comment|feedback)|need\s+help\??`,
  String.raw`(?:next|previous|back\s+to)\s+(?:problems?|questions?|challenges?|list)|expected\s+(?:approach|complexity|complexities)`,
].join('|')
/** Those of one word, of which several stand in a row. */
const WORD =
  'editorial|solutions?|submissions?|discuss(?:ions?)?|comments?|hints?|companies|topics|tags|bookmark|share|report|submit|run|feedback'
/** What opens a part of the page, and what else is drawn beside a link, whatever it was read as; a count of what is there. */
const MARK = String.raw`(?:\s?[vy˅∨⌄▾▼▸>+^])?(?=\W|$)(?:\W|\d+[km]?\b)*`
const LINKS = new RegExp(
  String.raw`^(?!.*[=<≤≥])\W*(?:(?:${LINK})${MARK}|(?:(?:${WORD}|${LINK})${MARK}){2})(?:(?:${LINK}|${WORD})${MARK})*$`,
  'i',
)

/** The foot of a site, which names its terms beside what it does with data. */
const FOOT = /\b(?:terms|privacy|imprint|cookies)(?: \w+)?\W+(?:terms|privacy|imprint|cookies)\b/i

/** Whether a line holds nothing but links and buttons of a site: `Solve Problem`, `Company Tags v Topic Tags v`. */
export function isPageLinks(text: string): boolean {
  return LINKS.test(text) || FOOT.test(text)
}
