import type { Problem } from '@dryrun/contract/problem'
import type { Reader } from '../ports.ts'
import { nameInCalls } from './examples/example-parts.ts'
import { isReadable, readExamples } from './examples/examples.ts'
import { withLostPrompts } from './examples/lost-prompts.ts'
import { numbered } from './examples/numbered.ts'
import { showsGiven } from './examples/told-examples.ts'
import type { Line } from './lines/line.ts'
import { readAgain, readDigits, readPanes, readSigns, type Way } from './lines/lines.ts'
import { readList, readResultList } from './lines/lists.ts'
import { withNoughts } from './lines/noughts.ts'
import { lookAt, VIEWS, withSecondLook } from './lines/second-look.ts'
import { readConstraints } from './page/constraints.ts'
import { pickLines } from './page/problem-lines.ts'
import { countWords, isProse } from './page/prose.ts'
import { firstExample, sortLines } from './page/sections.ts'
import { readStatement } from './page/statement.ts'
import { type LineReader, openLineReader } from './pixels/paddle.ts'
import { openPicture } from './pixels/pictures.ts'
import { openRecogniser, type Recogniser } from './pixels/recognise.ts'
import { withStandardInput } from './program/program-page.ts'
import { withClassNamed } from './signature/constructor-names.ts'
import { withNamesReadAgain } from './signature/declared-names.ts'
import { withOperationsApart } from './signature/flat-operations.ts'
import { withOperationNames } from './signature/operation-names.ts'
import {
  declaredName,
  declaredTypes,
  leavesTypesOpen,
  readClassSignature,
  readSignature,
} from './signature/signature.ts'
import { readStarter } from './signature/starter-holder.ts'
import { mendListNames, mendZeros } from './values/mend.ts'

/** Heights of the text, in pixels, at which the signs of a value are read, until they agree with the words. */
const SIGN_HEIGHTS = [40, 28, 52]
/** Ways to read the lines of a value again. Code with many quotes survives where lines are not cut into words first. */
const LINE_WAYS: Way[] = [
  { height: 40, layout: 'line' },
  { height: 40, layout: 'raw' },
  { height: 21, layout: 'line' },
  { height: 50, layout: 'line' },
]

/** How the elder edition looks: it takes uprights that are drawn apart for letters. */
const UNSTRETCHED = VIEWS.filter(({ stretch }) => stretch === 1)

/** Of a statement in catchwords, beside the function that it asks for. */
const FEWEST_WORDS = 3

/** Finds a coding problem in screenshots with a recogniser that runs here; the work between its answers is this thread's. */
export async function openReading(): Promise<Required<Reader>> {
  const [recogniser, newer, elder] = await Promise.all([
    openRecogniser(),
    openLineReader('newer'),
    openLineReader('elder'),
  ])
  return {
    read: (images, signal) => read(images, recogniser, { newer, elder }, signal),
    transcribe: (images, signal) => transcribe(images, recogniser, signal),
    async close() {
      await Promise.all([recogniser, newer, elder].map((each) => each.close()))
    },
  }
}

async function transcribe(images: Uint8Array[], recogniser: Recogniser, signal?: AbortSignal): Promise<string> {
  const { prose, code } = pickLines(await readShots(images, recogniser, signal))
  return [...prose, ...code].map(({ text }) => text).join('\n')
}

function readShots(images: Uint8Array[], recogniser: Recogniser, signal?: AbortSignal) {
  return Promise.all(images.map(async (image) => readPanes(await openPicture(image), recogniser, signal)))
}

async function read(
  images: Uint8Array[],
  recogniser: Recogniser,
  lineReaders: { newer: LineReader; elder: LineReader },
  signal?: AbortSignal,
): Promise<Problem | null> {
  const { prose, code } = pickLines(await readShots(images, recogniser, signal))
  const sections = sortLines(withLostPrompts(await withSecondLooks(prose, lineReaders, signal)))
  if (sections.examples.length === 0) return null
  const lookingWith = (reader: LineReader) => (line: Line, attempt: 0 | 1) => {
    signal?.throwIfAborted()
    return lookAt(line, VIEWS[attempt], reader)
  }
  const [newer, elder] = [lookingWith(lineReaders.newer), lookingWith(lineReaders.elder)]
  const statement = readStatement(await withNoughts(sections.statement, [newer, elder]))
  const starterLines = await withNamesReadAgain([...sections.code, ...code], newer)
  const seen = starterLines.map(({ text }) => text).join('\n')
  const said = {
    types: declaredTypes(seen, statement),
    prose: [statement, ...sections.constraints.map(({ text }) => text)],
  }
  const called = nameInCalls(sections.examples)
  const showsFunction = said.types.length > 0 || called !== undefined
  if (!isStatement(statement) && !(showsFunction && countWords(statement) >= FEWEST_WORDS)) return null
  const named = await readExamples(numbered(sections.examples), said, {
    signs: async (line, attempt) => {
      const height = SIGN_HEIGHTS[attempt]
      return height === undefined ? null : readSigns(line, height, recogniser, signal)
    },
    look: async (line, attempt) => {
      const view = VIEWS.filter((other) => other !== line.seenWith)[attempt]
      signal?.throwIfAborted()
      return view === undefined ? null : lookAt(line, view, lineReaders.newer)
    },
    elder: async (line, attempt) => {
      const view = UNSTRETCHED[attempt]
      signal?.throwIfAborted()
      return view === undefined ? null : lookAt(line, view, lineReaders.elder)
    },
    text: async (line, attempt) => {
      const way = LINE_WAYS[attempt]
      return way ? readAgain(line, way, recogniser, signal) : null
    },
    list: async ({ line, of }, attempt) => {
      if (attempt > 0) return null
      const list = await readList(line, recogniser, signal)
      return list ?? (of === 'output' ? readResultList(line, recogniser, signal) : null)
    },
  })
  const read = named.map(({ example }) => example)
  const names = read.flatMap(({ arguments: given = [] }) => given.map(({ name }) => name))
  const values = read.flatMap(({ arguments: given = [] }) => given.map(({ value }) => value))
  const constraints = await readConstraints(sections.constraints, (picture, groups) =>
    readDigits(picture, groups, recogniser, signal),
  )
  const examples = withClassNamed(withOperationsApart(read, seen, statement), seen)
  const starter = withOperationNames(seen, examples)
  // What may be an array, a list or a tree has no type before it is known which problem this is.
  const signature = leavesTypesOpen(starter, statement, examples) ? undefined : readSignature(starter, examples)
  const problem: Problem = {
    title: sections.title,
    statement: mendListNames(mendZeros(statement, values), names),
    constraints: constraints.map((constraint) => mendZeros(constraint, values)),
    examples,
    signature,
    classSignature: readClassSignature(starter, examples),
    starter: readStarter(starter),
    called: called ?? (signature ? undefined : declaredName(starter)),
    unreadable: named.filter(({ example }) => !isReadable(example)).map(({ name }) => name),
  }
  return withStandardInput(problem, sections.areSamples)
}

/** The lines with those below the statement looked at again, where values stand. */
async function withSecondLooks(
  lines: Line[],
  { newer, elder }: { newer: LineReader; elder: LineReader },
  signal?: AbortSignal,
): Promise<Line[]> {
  const shown = lines.findIndex(showsGiven)
  const first = firstExample(lines)
  const begin = Math.max(0, shown === -1 ? first : Math.min(first, shown))
  const looked = lines.slice(0, begin)
  for (const line of lines.slice(begin)) {
    signal?.throwIfAborted()
    looked.push(await withSecondLook(line, newer, elder))
  }
  return looked
}

/** A few words of prose: less is a picture that only happens to say 'example', unless it shows the function as well. */
function isStatement(text: string): boolean {
  return countWords(text) >= 5 && isProse(text)
}
