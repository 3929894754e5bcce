import type { Language } from '@dryrun/contract/languages'
import type * as processing from '@dryrun/contract/processing'
import { solution } from '../database/schema/solutions.ts'
import type { TestServer } from './test-server.ts'

type Solved = {
  title: string
  language: Language
  type: processing.SolutionType
  verdict: processing.Verification['status']
  createdAt: Date
}

/** Stores a solve that ended, as a worker would have. */
export async function solved(server: TestServer, userId: string, told: Partial<Solved> = {}): Promise<string> {
  const { title = 'Two Sum', language = 'python', type = 'solution_generation', verdict = 'passed' } = told
  const createdAt = told.createdAt ?? server.services.clock()
  const evidence = { input: 'n = 1', expected: '1', actual: '1', passed: verdict === 'passed', milliseconds: 1 }
  const [row] = await server.services.db
    .insert(solution)
    .values({
      ...{ userId, title, language, type, createdAt, finishedAt: createdAt },
      status: 'completed',
      requestHash: Buffer.alloc(32),
      screenshotCount: 1,
      result: {
        id: '00000000-0000-4000-8000-000000000000',
        ...{ type, title, language },
        problemStatement: '',
        thoughts: [],
        explanation: '',
        aiProvider: 'problem bank',
        ...(type !== 'extraction' && { verification: { status: verdict, rounds: 1, cases: [evidence] } }),
      },
    })
    .returning({ id: solution.id })
  return row?.id ?? ''
}
