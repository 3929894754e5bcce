/**
 * Adds up what the suites wrote into test-results/ and prints the one line that says how the run went.
 *
 * A suite that wrote no results crashed, and counts as a failure; so does a run in which nothing passed.
 */
import { existsSync, readFileSync } from 'node:fs'

type Tally = { passed: number; failed: number; skipped: number }

/** What vitest's JSON reporter writes, as far as it is read here. */
type UnitReport = {
  success: boolean
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests?: number
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[]
  }[]
}

const crashed: Tally = { passed: 0, failed: 1, skipped: 0 }

function checks(): Tally {
  const lines = readFileSync('test-results/check.txt', 'utf8').split('\n')
  const count = (start: string) => lines.filter((line) => line.startsWith(start)).length
  const tally = { passed: count('ok '), failed: count('FAILED '), skipped: 0 }
  return tally.passed + tally.failed > 0 ? tally : crashed
}

function unitTests(): Tally {
  const file = 'test-results/vitest.json'
  if (!existsSync(file)) return crashed
  const report: UnitReport = JSON.parse(readFileSync(file, 'utf8'))
  tellFailures(report)
  // A file that failed to load has no tests of its own: it is counted as one failure.
  const broken = report.testResults.filter(
    (suite) => suite.status === 'failed' && !suite.assertionResults.some((test) => test.status === 'failed'),
  ).length
  const failed = report.numFailedTests + broken
  return {
    passed: report.numPassedTests,
    failed: failed === 0 && !report.success ? 1 : failed,
    skipped: report.numPendingTests + (report.numTodoTests ?? 0),
  }
}

/** Once more at the end, where they are not lost among the journeys. */
function tellFailures({ testResults }: UnitReport): void {
  for (const { name, assertionResults, message } of testResults) {
    const failed = assertionResults.filter((test) => test.status === 'failed')
    for (const { fullName, failureMessages } of failed)
      console.log(`\nFAILED  ${name}\n  ${fullName}\n${failureMessages.join('\n')}`)
    if (failed.length === 0 && message) console.log(`\nFAILED  ${name}\n${message}`)
  }
}

function journeys(): Tally {
  const file = 'test-results/playwright.json'
  if (!existsSync(file)) return crashed
  const { stats, errors } = JSON.parse(readFileSync(file, 'utf8'))
  // A flaky journey passed only on a second try: that is a defect here, not a pass.
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length, skipped: stats.skipped }
}

const suites = [checks(), unitTests(), ...(process.argv[2] === 'run' ? [journeys()] : [])]
const sum = (part: keyof Tally) => suites.reduce((total, suite) => total + suite[part], 0)

console.log(`\n${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`)
process.exitCode = sum('failed') > 0 || sum('passed') === 0 ? 1 : 0
