import type { FieldError } from '@dryrun/contract/errors'
import {
  type ConfiguredModel,
  ModelProvider,
  type ModelUse,
  modelProviders,
  modelTimeouts,
} from '@dryrun/contract/models'
import { Button } from '@dryrun/ui/button'
import { Dialog } from '@dryrun/ui/dialog'
import { Field } from '@dryrun/ui/field'
import { PasswordField } from '@dryrun/ui/password-field'
import { Select } from '@dryrun/ui/select'
import { zodResolver } from '@hookform/resolvers/zod'
import { useId } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { Notice } from '../accounts/notice.tsx'
import { ApiFailure } from '../api/failure.ts'
import styles from './model-dialog.module.css'
import { fieldsOf, ModelField, type ModelFields, ModelFieldsForm, newModel } from './model-form.ts'
import { useSaveModel } from './use-models.ts'

type ModelDialogProps = {
  /** The one to change; absent for a new one. */
  model?: ConfiguredModel
  close: () => void
}

/** Adds a model, or changes one. */
export function ModelDialog({ model, close }: ModelDialogProps) {
  const id = useId()
  const form = useForm({
    defaultValues: model ? fieldsOf(model) : newModel,
    resolver: zodResolver(ModelFieldsForm),
  })
  const save = useSaveModel(model?.id, close)
  const { errors } = form.formState
  const provider = modelProviders[useWatch({ control: form.control, name: 'provider' })]
  /** What the server refuses, such as an address inside the network, is said where it was written. */
  function tellAtFields(error: Error) {
    for (const [field, { message }] of refusedFields(error)) form.setError(field, { message }, { shouldFocus: true })
  }

  return (
    <Dialog
      open
      onClose={close}
      title={model ? `Edit '${model.model}'` : 'Add a model'}
      actions={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button kind="main" type="submit" form={id} busy={save.isPending}>
            Save
          </Button>
        </>
      }
    >
      <form
        id={id}
        className={styles.form}
        noValidate
        onSubmit={form.handleSubmit((values) => save.isPending || save.mutate(values, { onError: tellAtFields }))}
      >
        {save.error && refusedFields(save.error).length === 0 && <Notice tone="failed">{save.error.message}</Notice>}
        <Select label="Provider" options={providerOptions} {...form.register('provider')} />
        <Field
          label="Model"
          hint="As the provider names it."
          placeholder="qwen2.5-coder:14b"
          spellCheck={false}
          autoCapitalize="none"
          error={errors.model?.message}
          {...form.register('model')}
        />
        <Field
          label={provider.needsAddress ? 'Address' : 'Address, if not the provider’s own'}
          type="url"
          placeholder="http://localhost:11434/v1"
          error={errors.baseUrl?.message}
          {...form.register('baseUrl')}
        />
        <PasswordField
          label={provider.needsKey ? 'API key' : 'API key, if it needs one'}
          hint={
            model?.hasKey ? 'A key is stored. Leave this empty to keep it.' : 'Kept encrypted, and never shown again.'
          }
          autoComplete="off"
          error={errors.apiKey?.message}
          {...form.register('apiKey')}
        />
        <fieldset className={styles.uses} aria-describedby={errors.uses && `${id}-uses`}>
          <legend>What it is for</legend>
          {useOptions.map(({ value, label }) => (
            <label key={value}>
              <input type="checkbox" value={value} {...form.register('uses')} />
              {label}
            </label>
          ))}
          {errors.uses && (
            <p id={`${id}-uses`} role="alert">
              {errors.uses.message}
            </p>
          )}
        </fieldset>
        <Field
          label="Time limit, in seconds"
          inputMode="numeric"
          hint={`From 5 to ${modelTimeouts.mostSeconds}.`}
          error={errors.timeoutSeconds && `Write a number from 5 to ${modelTimeouts.mostSeconds}.`}
          {...form.register('timeoutSeconds')}
        />
        <div className={styles.prices}>
          <Field
            label="US dollars per million tokens in"
            inputMode="decimal"
            error={errors.inputPrice && 'Write a price, or nothing.'}
            {...form.register('inputPrice')}
          />
          <Field
            label="US dollars per million tokens out"
            inputMode="decimal"
            error={errors.outputPrice && 'Write a price, or nothing.'}
            {...form.register('outputPrice')}
          />
        </div>
        <label className={styles.enabled}>
          <input type="checkbox" {...form.register('enabled')} />
          Use this model
        </label>
      </form>
    </Dialog>
  )
}

function refusedFields(error: Error): [keyof ModelFields, FieldError][] {
  const details = error instanceof ApiFailure ? error.details : []
  return details.flatMap((detail) => {
    const field = ModelField.safeParse(detail.field).data
    return field ? [[field, detail]] : []
  })
}

const providerOptions = ModelProvider.options.map((value) => ({ value, label: modelProviders[value].label }))

const useOptions: { value: ModelUse; label: string }[] = [
  { value: 'writing', label: 'Writing and repairing answers' },
  { value: 'reading', label: 'Reading screenshots (it must take pictures)' },
]
