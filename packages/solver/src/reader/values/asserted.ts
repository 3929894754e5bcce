import { closingPlace } from './round-brackets.ts'

/** The call of a test, with the object whose method it is. */
const CALL = String.raw`(?<call>(?:(?:new\s+)?[A-Za-z_]\w*\s?(?:\(\s?\))?\s?(?:\.|::)\s?)?[A-Za-z_]\w*(?:\s\w+){0,5}\s?\(.*\))`
const VALUE = '(?<value>.+)'
const END = String.raw`\)\s*;?$`

/** Rust's macro, whose stroke is read as a space, or as a stroke and a space. */
const ASSERT_EQ = String.raw`assert[_\s]{1,3}eq\s?!`

/** Tests that name what is expected first, as those of Java and C# do, and those of Go behind their `t`; a page may name it last. */
export const EXPECTED_FIRST = String.raw`(?:(?:self|Assert|Assertions|CollectionAssert|assert|require)\s?\.\s?)?(?:assertEquals?|assertArrayEquals|AreEqual|Equal|ElementsMatch)\s?\(\s?(?:t,\s*)?`

/** What Java, C# and Go write before the values of a list, with brackets that are read as uprights. */
export const LIST_TYPE = String.raw`\bnew\s*\w*\s?(?:[[\]1lI{]*[\]1lI]\s?)?(?=\{)|(?:\[\s?[\]1lI]\s?)+(?:int|string|bool|byte|rune|float64)\s?(?=\{)`
const LIST_TYPES = new RegExp(LIST_TYPE, 'g')

/** What tests say that a call gives, in the languages that pages have them in. */
const ASSERTIONS = [
  // Rust, Node, Python and C++ name the call first, and Python's may be named last.
  String.raw`(?:${ASSERT_EQ}|assert\.(?:e|strictE|deepE|deepStrictE)qual|(?:self\.)?assertEqual|(?:EXPECT|ASSERT)_EQ)\s?\(\s?${CALL},\s*${VALUE}${END}`,
  String.raw`expect\s?\(\s?${CALL}\s?\)\s?\.\s?to(?:Be|Equal|StrictEqual)\s?\(${VALUE}${END}`,
  // Some type draws `===` as one sign.
  String.raw`(?:console\.)?assert\s?\(\s?${CALL}\s*={1,3}\s*${VALUE}${END}`,
  String.raw`${EXPECTED_FIRST}${VALUE.replace('+', '+?')},\s*${CALL}${END}`,
  // Where what stands last is no call, it is what the first one gives.
  String.raw`${EXPECTED_FIRST}${CALL},\s*${VALUE}${END}`,
].map((form) => new RegExp(`^${form}`))

/** Tests around a call that name it before what it gives. */
const CALL_FIRST = String.raw`${ASSERT_EQ}|(?:console\.)?assert(?:\.\w*[eE]qual)?|expect|(?:EXPECT|ASSERT)_EQ`

/** How such a line begins, whether the rest of it could be read or not. */
const ASSERTS = new RegExp(
  [
    String.raw`^(?:assert\s+(?:not\s+)?(?:[A-Za-z_]\w*\s){0,5}[A-Za-z_]\w*\s?\(`,
    // Whatever was read for the rest of its name.
    String.raw`assert\W{1,3}\w{1,12}\W{0,3}\(.*\(.*\)`,
    String.raw`(?:${CALL_FIRST})\s?\(.*\(|${EXPECTED_FIRST}\S)`,
  ].join('|'),
)

/** What prints its argument; behind a point a space is seen where all signs are equally wide. */
export const PRINT = String.raw`(?:console\.\s?log|print(?:ln!?)?|System\.\s?out\.\s?println|fmt\.\s?Println)`
const PRINTS = new RegExp(String.raw`^${PRINT}\s?\((.*\))\)(?=\s*;?\s*(?:\/\/|#))`)
/** Python compares with its constants by identity. */
const IS = /^(assert\s.*\))\s+is\s+(?=(?:True|False|None)\b)/i
/** What Python says where an assertion fails. */
const MESSAGE = /^(assert\s.*==\s*\S.*?),\s*f?(["'])[^"']*\2$/
/** The sign between a call and its value, which was overlooked. */
const SIGN_LOST = /^(assert\s[^=]*\))\s+(?=["'“‘[\d−–-]|(?:True|False|None)$)/
/** The object that practice sites call methods of, and the class that has the function. */
const RECEIVER =
  /^(assert\s+)?(?:(?:(?:new\s+)?Solution\s?\(\s?\)|s|sol|solution|[A-Z]\w*)\s?\.|Solution\s?::)\s?(?=[A-Za-z_]\w*\s?\()/

/** What tests put around a call, so that its result compares. */
const WRAPPER = /^(assert\s+|>{3}\s*)?(?:sorted|list|tuple)\s?\(\s?(?=[A-Za-z_][\w.]*\s?\()/

/** How a call begins that may go on in the next line, with the `test` it stands in. */
export const CALL_BEGUN = new RegExp(
  [
    String.raw`^(?:[•*»·:°®©+«¢¤'‘’.,-]{1,2}\s*|(?:\/\/|#)\s*|>{1,3}\s*|[eox]\s+)?`,
    String.raw`(?<test>assert\s+|(?:${CALL_FIRST})\s?\(\s?|${EXPECTED_FIRST})?`,
    String.raw`(?:(?:new\s+)?Solution\s?\(\s?\)\s?\.|Solution\s?::)?\s?`,
    // In prose `O(1)` is how long something may take.
    String.raw`(?:[A-Za-z_]\w*\s){0,4}(?!O\s?\()[A-Za-z_]\w*\s?\((?=\s*(?:vec!\s?\[|[\d"'“‘[{−–-]|(?:true|false|null|none)\b|$))`,
  ].join(''),
)

/** How a call begins that goes on beyond a text; null where it ends there, or none begins. */
export function openCall(text: string): string | null {
  const begun = CALL_BEGUN.exec(text)?.[0]
  return begun !== undefined && closingPlace(text, begun.length) === null ? begun : null
}

/** Whether a line asserts what a call gives, as tests below starter code do: `assert f([1]) == 2`, `expect(f(1)).toBe(2)`. */
export function isAsserted(text: string): boolean {
  return ASSERTS.test(text)
}

/** A line in which a call's result is printed or asserted, with the call alone: `console.log(add(1, 2)); // 3`. */
export function callAlone(text: string): string {
  return withoutWrapper(withReceiver(text)).replace(RECEIVER, '$1')
}

/** `sorted(f(1)) == [2]`, of a result whose order is free, as `f(1) == [2]`. */
function withoutWrapper(text: string): string {
  const [wrapper = '', assert = ''] = WRAPPER.exec(text) ?? []
  const end = wrapper === '' ? null : closingPlace(text, wrapper.length)
  return end === null ? text : `${assert}${text.slice(wrapper.length, end)}${text.slice(end + 1)}`
}

/** The same with the object whose method is called. */
export function withReceiver(text: string): string {
  for (const form of ASSERTIONS) {
    const { call, value } = form.exec(text)?.groups ?? {}
    if (call !== undefined && value !== undefined) return `${asValues(call)} == ${asValues(value)}`
  }
  return text.replace(PRINTS, '$1').replace(IS, '$1 == ').replace(MESSAGE, '$1').replace(SIGN_LOST, '$1 == ')
}

/** Lists as a language writes them, as pages do: `vec![1]`, `new int[]{1}`, `[]int{1}`, `{1}`. */
export function asValues(written: string): string {
  const bare = written.replace(/\bvec!\s?\[/g, '[').replace(LIST_TYPES, '')
  // Braces in a text are its own.
  return /["'][^"']*[{}][^"']*["']/.test(bare) ? bare : bare.replaceAll('{', '[').replaceAll('}', ']')
}
