import type { Known } from './bank.ts'
import { goesOver, type Shown } from './illustrations.ts'
import type { Sentence } from './reading.ts'

/*
 * A number of three or more in what a page asks is a limit, a price or a length of its own ('no run of more than five days',
 * 'ten minutes for cleaning'): where nothing told of the problem has it, the page may ask for something else.
 */

const NAMED = [
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  ...['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen', 'twenty'],
]
const FEWEST = 3
/** Larger ones are bounds. */
const MOST = 1000

/** Three seconds are told where 3000 milliseconds are. */
const MILLI = 1000

/** Any number, as a sentence says it. */
const SAID = new RegExp(String.raw`(?<![\w.])(?:${NAMED.join('|')}|\d{1,6})(?![\w])`, 'gi')

/** Numbers that stand for themselves: no part of a formula, a fraction, a time, a name or a power, and no sign that a bracket was read as. */
const NUMBER = new RegExp(
  String.raw`(?<![\w.:#@]|[\^*/=<>+([{-]\s?|\d,?\s?)\b(?:${NAMED.join('|')}|(?!0\d)\d{1,4})\b(?!\.\d|:\d|\[|['’\"”]|,?\s?\d|,? (?:and|or) \d|\s?[*^/=<>%+]|! ?(?:=|$)|\s[-x]\s| (?:hundred|thousand|million|billion)\b|-(?:connect|dir|neighbou?r))`,
  'gi',
)
/** What follows a word of these is the name of a thing and no number of things. */
const IS_NAME =
  /\b(?:bit|bits|problem|exercise|question|task|chapter|section|part|figure|line|version|second|time|slide|page|lecture|lesson|lab|week|sheet|assignment|unit|round|stage|phase|python|java|kotlin|ruby|php|c\+\+|c#|[a-z]) $/i
/** That a cell has four sides is told of every grid in one way or another. */
const OF_GRIDS =
  /^(?:four|4) (?:\w+ )?(?:sides?|edges?|borders?|directions?|neighbou?rs?|neighbou?ring|adjacent|adjoining|main|compass|orthogonal)\b/i
/** What illustrates, what helps, and how long a person may take. */
const ASIDE =
  /\b(?:examples?|instance|e\.g|i\.e|such as|thus|say|explanations?|hints?|input|output|prints?|interview\w*|languages?|bits?|bytes?|(?:take|spend|have) (?:about |around |up to )?\w+ minutes|like \d+|\d+ (?:gives|becomes|turns into))\b|\b\d{1,3} ?\+ ?\d{1,3}\b|\b\d+ and \d+ (?:make|makes|give|gives) \d+|^(?:take|with|for) \d+:$|\bI(?:'ve)? (?:saw|seen|know|knew) \w+ (?:people|candidates)\b|[=\u2192]|[-\u2013\u2014]>|\bduration:? \d+ min\b|\b(?:two|three|four) (?:pointers|variables|passes|loops)\b|\b26 (?:counters|counts|buckets|letters)\b|\b[IVXLCDM]+ (?:is|means|stands for) \d+\b|\bstands for \d{2,}\b|\b\d+ is [IVXLCDM]{2,}\b/i
const ILLUSTRATES =
  /^\d+ itself\b|\bwith \w+ \w+,? \w+ (?:is|are) (?:not enough|too few|too many|enough)\b|\bso an? \w+ at\b|^with\b.*\bis \d+\.?$|^with \d+ \w+ (?:that|this|there|it) (?:is|are|makes?) already\b|^(?:for|in|with|given) (?:the |an? )?\w+ (?:-?\d+, ?){2,}-?\d+\b|\bof (?:one|two|three|[123])\b[^.;]* the (?:first|second)\b[^.;]*\bof (?:three|four|five|[345])(?: \w+)?,? the (?:second|third)\b/i
/** How long a person took, or may take. */
const OF_THE_INTERVIEW =
  /\b(?:I|me|my|he|she|they|we|you|your|candidates?|tops|should be done|under|with|in)\b[^.;]*\b\w+ (?:min|mins|minutes)\b|^\w+ minutes\b|^\w+ mins?\b\s*(?:[,.;:)]|$)|\b(?:first|last) \w+ minutes\b|\b\w+ minutes (?:is|are) (?:plenty|enough)\b/i
/** What a page says of the input, and of the calls that are made. */
const OF_INPUT =
  /\bat most \d+(?: ?[-\u2013\u00b7.*x\u00d7\u00b0] ?10\W{0,2}\d{0,2})? calls\b|\b(?:three|four|five|six) (?:operations|methods|functions|commands)\b/i
/**
 * How many there are, and how large they may be: `1 to 30 wagons`, `between 1 and 500`, `up to 1000 intervals`, and a power
 * whose caret was read as another sign, or whose raised figure as that of a degree. Small ones may be a rule of the problem, as a clock's hours are.
 */
const BOUNDS = [
  /\b(?:-?\d+|zero|one|two) (?:and|to|through|up to) (?:[3-9]\d|\d{3,})\b/gi,
  /(?<!\b(?:only|those|any|ones|lies?|within|outside|counts?)\b[^.;]*)\b(?:from|between) [-\u2013\u2212]\d+ (?:to|and) \+?\d+\b/gi,
  /\b(?:up to|at most|no more than|not more than|fewer than|less than|a maximum of|never more than) (?:[3-9]\d|\d{3,})\b/gi,
  /(?<!\b(?:each|every|any|one|a)\b[^.;]*)\b(?:there (?:are|will be)|has|have|contains?|expect) (?:at most|no more than|up to) (?:[1-9]\d|ten|twelve|fifteen|twenty) \w+(?: and (?:at most )?[1-9]\d \w+)?/gi,
  /\b(?:no|not|never|none|neither|nor)\b[^.;]{0,30}\b(?:more|longer|larger|greater|bigger|higher) than (?:[3-9]\d|\d{3,})\b/gi,
  /\b(?:has|have|contains?|consists? of) (?:between )?[01] (?:to|and) \d{1,2}\b/gi,
  /\b(?:between )?[01] ?(?:to|and|-) ?\d{1,3} (?:rows|columns|letters|characters|elements|numbers|integers|strings|words|entries|nodes|intervals|points|cells)\b/gi,
  /\bup to \d{1,3} (?:rows|columns)(?: and (?:up to )?\d{1,3} (?:rows|columns))?\b/gi,
  /\bat least (?:\d+|zero|one|two) and (?:at most|no more than|not more than) \d+\b/gi,
  /\b10[^\w\s,.;:()]{1,2}\d{1,2}\b/g,
  /\bwithin 10[^\w\s,.;:()]{1,3}(?=\s)/g,
  /\b(?:from|between) [-\u2013]?\d+\u00b0? (?:to|and) [-\u2013]?10\u00b0/gi,
]
/** What a line of an input has, how often parts of a text that is shown occur, a series that goes on, what a call in a comment returns, and a moment at which one thing ends and another begins. */
const SHOWS_A_RULE = [
  /\b(?:contains?|has|holds?|(?:described|given) by) (?:the )?(?:three|four|five) (?:integers|numbers)\b/gi,
  /\b(?:half|quarter) past \w+/gi,
  /\bat (\d{1,2})\b[^.;]{0,40}\bat \1\b/gi,
  /\b1\b[^.;]{0,20}\b2\b[^.;]{0,20}\b4\b[^.;]{0,20}\b8\b/g,
  /\b\d+(?:-\d+)+ and \d+(?:-\d+)+(?= (?:are|is|count|counts) (?:the same|one|different|two))/gi,
  /(["'\u201c\u2018])\w+["'\u201d\u2019] \w+ times(?=,? (?:and )?["'\u201c\u2018]\w+["'\u201d\u2019] (?:once|twice|\w+ times))/gi,
  /(?<![\d.] ?)\b1(?: (?:by|x|\u00d7|times) 1)?, 2(?: (?:by|x|\u00d7|times) 2)?, 3(?: (?:by|x|\u00d7|times) 3)?,? (?:and so (?:on|forth)|etc)\b/gi,
  /\/\/ ?(?:returns?|gives?|prints?) -?\d+(?=\s*$|\s+[a-z]\w*\()/gi,
  /\b(?:ends?|ending|finish(?:es)?|stops?) at (\d{1,2}),? and [^.;,]{0,30}\b(?:begins?|beginning|starts?|starting) at \1\b/gi,
]
/** What is returned where there is nothing else: small zeros are read as other round figures. */
const NOTHING = /\b(?:return|put|say|give|answer|print|output|use|write) [689](?=\s*\.?\s*$)/i
/** How long a story has gone on, how long ago it began, and how old its people are. */
const OF_THE_STORY = [
  /\b(?:for|after|in|over|with|despite|all|these|those|my|our|his|her|their|the (?:last|past|first))? ?(?:(?:last|past|first) )?[a-z\d]+ (?:long )?(?:years|summers|winters|seasons|semesters|decades)(?: (?:of|as|into|with|at|behind) (?:an? |the |my |our |his |her )?[a-z]+|(?= (?:i|we|he|she|they|my|our) )|,)/gi,
  /\b[a-z\d]+ (?:years?|months?|weeks?|days?|summers?|winters?|decades?) ago\b/gi,
  /\b(?:aged|turned|turns|is turning) [a-z\d]+(?=[ ,.;])/gi,
  /\b[a-z\d]+[- ]years?[- ]old\b/gi,
]
/** The number of an item in a list, and of what is told in a series of them. */
const NUMBERED = [
  /^\d{1,2}[.)](?=\s|$)/,
  /^(?:(?:hi|hello|hey|dear)\b[\w ]{0,30}[,!.] )?(?:day|week|no\.?|number|part|round|puzzle|quiz|kata|drill) ?#?\d{1,3}(?=\s*(?:[,:.\u2013-]|$))/i,
  /\b(?:first|second|third|next|last) of (?:the|our|my|your|these) \w+ (?:questions?|problems?|tasks?|exercises?|puzzles?|assignments?)\b/i,
  /\bnumber \d{1,3} (?:of|in) (?:the|our|this|my|your) (?:\w+ )?(?:series|set|list|course|collection|sheet|book|round)\b/i,
]
/** The foot of a page: a heading of a few words, and its number. */
const PAGE_NUMBER = /^(?:[A-Z][a-z]+ ){1,5}\d{1,3}$/
/** Values that are shown. */
const SHOWN = /"[^"]*"|'[^']*'|\u201c[^\u201d]*\u201d|\u2018[^\u2019]*\u2019|\d*\[[^\]]*\]|\([^)]*\d[^)]*\)|\{[^}]*\}/g

/**
 * The numbers that a page's sentences give, and that nothing told of the problem has.
 *
 * @param shown the page's examples, which its sentences may go over again
 */
export function untoldNumbersIn(sentences: readonly Sentence[], entry: Known, shown: readonly Shown[] = []): string[] {
  const known = [entry.title, entry.statement, ...entry.constraints, entry.explanation, ...entry.wordings].join('\n')
  const told = numbersOf(known)
  const isNoRule = ({ text }: Sentence) =>
    [ASIDE, ILLUSTRATES, OF_INPUT, PAGE_NUMBER].some((harmless) => harmless.test(text)) ||
    (OF_THE_INTERVIEW.test(text) && !/\bminutes?\b/i.test(known))
  return withExample(sentences, shown)
    .filter(({ sentence }) => !isNoRule(sentence))
    .flatMap(({ sentence, example }) => {
      const left = [
        ...NUMBERED,
        ...SHOWS_A_RULE,
        ...OF_THE_STORY,
        SHOWN,
        ...BOUNDS,
        ...(told.has(0) ? [NOTHING] : []),
      ].reduce((text, one) => text.replace(one, ' '), sentence.text)
      return [...numbersOf(left)].filter(([value]) => !example?.has(value))
    })
    .filter(([value]) => value >= FEWEST && value <= MOST && !told.has(value) && !told.has(value * MILLI))
    .map(([, written]) => written)
}

/** Each part of a sentence with the numbers of the example that it, or a part of the sentence before it, goes over again. */
function withExample(sentences: readonly Sentence[], shown: readonly Shown[]) {
  let example: ReadonlySet<number> | null = null
  return sentences.map((sentence, place) => {
    const isNew = /[.?!]$/.test(sentences[place - 1]?.text ?? '.')
    const said = [...sentence.text.matchAll(SAID)].map(([written]) => numberOf(written))
    const own: ReadonlySet<number> | null = goesOver(sentence.text, said, shown)
    const goesOn: boolean = said.length > 1 && said.every((number) => example?.has(number))
    example = own ?? (isNew && !goesOn ? null : example)
    return { sentence, example }
  })
}

/** The numbers in a text, each as it is first written. */
function numbersOf(text: string): Map<number, string> {
  const found = [...text.matchAll(NUMBER)]
    .filter(({ index }) => !IS_NAME.test(text.slice(0, index)) && !OF_GRIDS.test(text.slice(index)))
    .map(([written]) => [numberOf(written), written] as const)
  return new Map(found.reverse())
}

function numberOf(written: string): number {
  const named = NAMED.indexOf(written.toLowerCase())
  return named === -1 ? Number(written) : named
}
