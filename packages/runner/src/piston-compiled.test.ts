import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findCompilers } from './native/compilers.ts'
import { pistonPackages } from './piston/packages.ts'
import { type PlayedPiston, playPiston } from './piston/played-piston.ts'
import { openPiston } from './piston.ts'
import { type Engine, programLimits } from './program.ts'
import { runTrial } from './testing.ts'

// What is compiled there is compiled with its harness, which a package's one command has to do.

/** A harness that is not built ahead takes its time on a busy machine. */
const PATIENCE_MS = 240_000

const twice = {
  java: 'class Solution {\n  public int[] f(int[] nums) {\n    System.out.println("é" + nums[0]);\n    return Arrays.stream(nums).map(n -> n * 2).toArray();\n  }\n}\n',
  cpp: 'class Solution {\npublic:\n  vector<int> f(vector<int>& nums) {\n    cout << "é" << nums.at(0) << endl;\n    for (int& n : nums) n *= 2;\n    return nums;\n  }\n};\n',
  rust: 'impl Solution {\n    pub fn f(nums: Vec<i32>) -> Vec<i32> {\n        println!("é{}", nums[0]);\n        nums.iter().map(|n| n * 2).collect()\n    }\n}\n',
} as const

const broken = {
  java: 'public class Echo {\n  int n = none;\n}\n',
  cpp: 'int main() {\n  return none;\n}\n',
  rust: 'fn main() {\n    none();\n}\n',
} as const

const compilers = await findCompilers()
const languages = (['java', 'cpp', 'rust'] as const).filter((language) => compilers.has(language))

let piston: PlayedPiston
let engine: Engine
beforeAll(async () => {
  const milliseconds = PATIENCE_MS
  piston = await playPiston({ runTimeout: milliseconds, runCpuTime: milliseconds, compileTimeout: milliseconds })
  engine = await openPiston({ url: piston.url, trusted: true })
})
afterAll(async () => {
  await engine.close()
  await piston.close()
})

describe.each(languages)('%s', (language) => {
  test('a function is called, and what it prints is told apart', { timeout: PATIENCE_MS }, async () => {
    const trial = { source: twice[language], takes: ['integer[]'], returns: 'integer[]', calls: [[[1, 2]]] }
    expect(await runTrial(engine, language, { ...trial, limits: { milliseconds: 60_000 } })).toMatchObject({
      status: 'ran',
      outcomes: [{ status: 'returned', value: [2, 4], stdout: 'é1\n' }],
    })
  })

  test('a program that does not compile is told at its own line', { timeout: PATIENCE_MS }, async () => {
    const limits = { ...programLimits, milliseconds: 60_000 }
    const report = await engine.runProgram({ language, source: broken[language] }, limits)
    expect(report).toMatchObject({ status: 'compile-error', exitCode: 1, stdout: '' })
    expect(report.status !== 'unavailable' && report.stderr).toMatch(/(Main\.java|solution\.(cpp|rs)):2:/)
  })
})

test('a request is one that a server of the usual settings takes', () => {
  const limits = programLimits
  for (const language of ['python', 'javascript', 'java', 'cpp', 'rust'] as const) {
    const entry = { name: 'f', parameters: [], returns: 'integer' }
    const runtime = { language, version: '12.0.0', aliases: [] }
    const shape = pistonPackages[language]?.function({ language, source: '', entry }, limits, runtime)
    expect(JSON.stringify(shape).length).toBeLessThan(70_000)
  }
})
