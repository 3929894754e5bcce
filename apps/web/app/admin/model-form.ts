import {
  type ConfiguredModel,
  ModelForm,
  type ModelProvider,
  type ModelUse,
  modelTimeouts,
} from '@dryrun/contract/models'
import { z } from 'zod'

/** A model as the fields of a form hold it: texts, until they are read. */
export type ModelFields = {
  provider: ModelProvider
  model: string
  baseUrl: string
  apiKey: string
  uses: ModelUse[]
  timeoutSeconds: string
  inputPrice: string
  outputPrice: string
  enabled: boolean
}

/** A field by its name, as the server names it too. */
export const ModelField = ModelForm.keyof()

export const newModel: ModelFields = {
  provider: 'openai-compatible',
  model: '',
  baseUrl: '',
  apiKey: '',
  uses: ['writing'],
  timeoutSeconds: String(modelTimeouts.standardSeconds),
  inputPrice: '',
  outputPrice: '',
  enabled: true,
}

/** A model's fields; its key is never told, and an empty one keeps it. */
export function fieldsOf(model: ConfiguredModel): ModelFields {
  const { provider, uses, enabled } = model
  return {
    provider,
    model: model.model,
    baseUrl: model.baseUrl ?? '',
    apiKey: '',
    uses,
    timeoutSeconds: String(model.timeoutSeconds),
    inputPrice: model.inputPrice?.toString() ?? '',
    outputPrice: model.outputPrice?.toString() ?? '',
    enabled,
  }
}

/** A model as it is sent to change something of it; without a key, it keeps its own. */
export function formOf({
  provider,
  model,
  baseUrl,
  uses,
  timeoutSeconds,
  inputPrice,
  outputPrice,
  enabled,
}: ConfiguredModel): ModelForm {
  return { provider, model, baseUrl, uses, timeoutSeconds, inputPrice, outputPrice, enabled }
}

/** Reads the fields: what is empty is absent, and numbers are numbers. Errors stand at the fields' own names. */
export const ModelFieldsForm = z
  .custom<ModelFields>()
  .transform(
    (fields): z.input<typeof ModelForm> => ({
      ...fields,
      baseUrl: fields.baseUrl.trim() || undefined,
      apiKey: fields.apiKey.trim() || undefined,
      timeoutSeconds: numberIn(fields.timeoutSeconds),
      inputPrice: numberIn(fields.inputPrice),
      outputPrice: numberIn(fields.outputPrice),
    }),
  )
  .pipe(ModelForm)

const numberIn = (text: string) => (text.trim() === '' ? undefined : Number(text))
