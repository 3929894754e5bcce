import type { ConfiguredModel } from '@dryrun/contract/models'
import { expect, test } from 'vitest'
import { fieldsOf, formOf, ModelFieldsForm, newModel } from './model-form.ts'

const kept: ConfiguredModel = {
  id: '1',
  source: 'settings',
  provider: 'openai-compatible',
  model: 'qwen2.5-coder:14b',
  baseUrl: 'http://localhost:11434/v1',
  hasKey: true,
  uses: ['writing'],
  timeoutSeconds: 90,
  inputPrice: 0.15,
  enabled: true,
}
const errorsOf = (fields: typeof newModel) =>
  ModelFieldsForm.safeParse(fields).error?.issues.map(({ path, message }) => [path.join('.'), message])

test('a model that is edited and saved as it is stays as it is, key included', () => {
  expect(ModelFieldsForm.parse(fieldsOf(kept))).toEqual(formOf(kept))
  expect(formOf(kept)).not.toHaveProperty('apiKey')
})

test('what is missing is said at its field', () => {
  expect(errorsOf({ ...newModel, uses: [] })).toEqual([
    ['model', 'Name the model.'],
    ['uses', 'Choose what it is for.'],
    ['baseUrl', 'An OpenAI-compatible server needs its address.'],
  ])
  expect(errorsOf({ ...newModel, model: 'x', baseUrl: 'ftp://x' })).toEqual([
    ['baseUrl', 'Write an http or https address.'],
  ])
})

test('a number that is none, or too large, is refused at its field', () => {
  const fields = { ...newModel, provider: 'openai' as const, model: 'gpt-5-mini' }
  expect(errorsOf({ ...fields, timeoutSeconds: '500' })?.map(([field]) => field)).toEqual(['timeoutSeconds'])
  expect(errorsOf({ ...fields, inputPrice: 'cheap' })?.map(([field]) => field)).toEqual(['inputPrice'])
  expect(errorsOf({ ...fields, timeoutSeconds: '' })).toBeUndefined()
})
