/*
 * What a page says in a sentence between what is given and what comes of it. A reader of words may overlook the spaces
 * between its words, and where a page is set flush the `i` of `is`.
 */

/** What is asked for, in such a sentence. */
const ASKED =
  '(?:output|result|answ[ec]r|function|code|program|call|array|list|string|text|matrix|grid|board|word|number)'

/** `the output should be`, `you should get`: a result follows, perhaps behind the function's name. */
export const LEADS_TO = [
  String.raw`(?:so\s*)?(?:th[ec]|your|its)\s*(?:(?:correct|right|expected|desired|final)\s*)?${ASKED}\s*(?:is|becomes|turns\s*into|(?:has|ought)\s*to\s*be|(?:should|must|will|would)\s*(?:be|become|return|give)|returns?|gives?)`,
  String.raw`(?:you|we|it|one)(?:['’]d)?\s*(?:(?:should|must|will|would)\s*)?(?:return|get|expect|give|become|obtain|find|produce|yield|need)s?(?:\s*me)?(?:\s*back)?`,
  String.raw`it\s*(?:should|must|will|would)\s*be`,
  String.raw`(?:you|we|it|one)(?:['’]ll)?\s*(?:(?:should|must|will|would)\s*)?(?:ends?\s*up\s*with|(?:are|is|be)\s*left\s*with|arrives?\s*at)`,
].join('|')

/** `gives`, `it's`: what says so only right before a value. */
export const LEADS_TO_VALUE = [
  String.raw`it(?:['’‘\x60]?s|\s*is|\s*be)`,
  String.raw`(?:the\s*)?(?:(?:right|correct|expected|desired|final)\s*)?(?:answer|result|output)(?:\s*(?:is|should\s*be|would\s*be)|s)`,
  String.raw`(?:should|must|would)\s*(?:be|give|return|become)`,
  String.raw`there\s*(?:are|is|will\s*be)(?:\s*exactly)?`,
  String.raw`gives|returns|yields|produces|leads\s*to|results\s*in`,
  // `nums = [1, 2], nums becomes`.
  String.raw`(?:[a-z_]\w*\s+)?(?:becomes|(?:turns|changes)\s*(?:in)?to)`,
  // `then [3] is to be returned`.
  'then',
].join('|')
