import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { plans } from '@dryrun/contract/plans'
import { openModelSandbox } from '@dryrun/model-sandbox/model-sandbox'
import type { Script } from '@dryrun/model-sandbox/script'
import { byModel } from '@dryrun/model-sandbox/scripts'
import { openBank } from '@dryrun/problem-bank/bank'
import { openRunner } from '@dryrun/runner/choose'
import { type Interpreted, interpreted } from '@dryrun/runner/interpreters'
import { shuffled } from '../pictures/random.ts'
import { dataFolder } from '../pictures/render.ts'
import { hiddenCases, pageOf, rightOnHidden } from './pages.ts'
import { habitOf, rightAfter } from './played-model.ts'
import { type Judged, repairsOf, report } from './report.ts'
import type { Slip } from './slip.ts'
import { type Erring, erring, wanted } from './slips.ts'
import { MOST_REPAIRS, type Played, trial, type Way } from './trial.ts'

/** As many as the machine has cores for in the product, too. */
const AT_ONCE = 2

const { values } = parseArgs({
  options: {
    language: { type: 'string', multiple: true, default: [...interpreted] },
    seed: { type: 'string', default: '1' },
    json: { type: 'string', default: path.join(dataFolder, 'repair.json') },
  },
})

const [bank, runner] = await Promise.all([openBank(), openRunner()])
const scripts = new Map<string, Script>()
const sandbox = await openModelSandbox((request) => byModel(Object.fromEntries(scripts))(request))
const played: Played = { sandbox, scripts, runner, seed: values.seed }
const all: Judged[] = []
try {
  for (const language of interpreted.filter((one) => values.language.includes(one))) {
    const chosen = await choose(language)
    const judged = await eachOf(chosen, (one) => judge(one))
    console.log(`${report(language, judged)}\n`)
    all.push(...judged)
  }
} finally {
  await Promise.all([sandbox.close(), runner.close()])
}
await mkdir(path.dirname(values.json), { recursive: true })
await writeFile(values.json, `${JSON.stringify({ seed: values.seed, problems: all }, null, 2)}\n`)
console.log(`Every problem, as JSON: ${path.relative(process.cwd(), values.json)}`)
process.exitCode = all.some(({ lost }) => lost) ? 1 : 0

/** Problems of the bank by chance, each given to the way of erring that most are still wanted of and that it can have. */
async function choose(language: Interpreted): Promise<Erring[]> {
  const left = { ...wanted }
  const chosen: Erring[] = []
  for (const entry of shuffled([...bank.entries], values.seed)) {
    const page = pageOf(entry, language)
    if (!page) continue
    const slips = (Object.keys(left) as Slip[]).filter((slip) => left[slip] > 0)
    for (const slip of slips.toSorted((a, b) => left[b] / wanted[b] - left[a] / wanted[a])) {
      const found = await erring(page, slip, values.seed, runner)
      if (!found) continue
      chosen.push(found)
      left[slip]--
      break
    }
  }
  return chosen
}

async function judge(one: Erring): Promise<Judged> {
  const hidden = await hiddenCases(one.page, runner)
  const inFull = async (way: Way) => {
    const solved = await trial(one, way, played)
    const right = solved.solution !== null && (await rightOnHidden(one.page, solved.solution, hidden, runner))
    return { ...solved, right }
  }
  const oneByOne = await inFull({ repairRounds: MOST_REPAIRS, parallelDrafts: 1 })
  // Up to the first repair every plan does the same.
  const settled = oneByOne.verified && repairsOf(oneByOne) <= plans.free.repairRounds
  const habit = habitOf(one, values.seed)
  return {
    slug: one.page.slug,
    language: one.page.language,
    slip: one.slip,
    habit,
    oneByOne,
    basic: settled ? oneByOne : await inFull(plans.basic),
    pro: settled ? oneByOne : await inFull(plans.pro),
    lost: rightAfter(habit) <= MOST_REPAIRS && !oneByOne.verified,
  }
}

/** Works on a few at a time; what comes of them is in their order. */
async function eachOf<Item, Made>(items: readonly Item[], make: (item: Item) => Promise<Made>): Promise<Made[]> {
  const made: Made[] = []
  const left = items.entries()
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const [at, item] of left) {
        made[at] = await make(item)
        if (process.stderr.isTTY) process.stderr.write(`\r${made.filter(Boolean).length} of ${items.length} `)
      }
    }),
  )
  return made
}
