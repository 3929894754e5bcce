import type { Generate } from '../../src/inputs.ts'
import { generate as courses } from '../course-schedule/generate.ts'

/** The same courses, with an order and without. */
export const generate: Generate = courses
