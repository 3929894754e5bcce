import type { User } from '@dryrun/contract/accounts'
import { messages } from '@dryrun/contract/messages'
import { ProfileBody, updateProfile } from '@dryrun/contract/profile'
import { Button } from '@dryrun/ui/button'
import { PasswordField } from '@dryrun/ui/password-field'
import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { FormProvider, type UseFormReturn, useForm } from 'react-hook-form'
import { fieldSentence } from '../accounts/field-sentence.ts'
import { Notice } from '../accounts/notice.tsx'
import { PersonFields } from '../accounts/person-fields.tsx'
import { call } from '../api/browser-client.ts'
import { ApiFailure } from '../api/failure.ts'
import { useSession } from '../session/session.tsx'
import { pendingEmailKey } from './pending-email.tsx'
import styles from './profile-form.module.css'

type ProfileFormProps = { user: User; saved: () => void; cancel: () => void }

/** Changes name and address. Another address asks for the password, and for a link in its mailbox. */
export function ProfileForm({ user, saved, cancel }: ProfileFormProps) {
  const queries = useQueryClient()
  const { reload } = useSession()
  const { firstName, lastName, email } = user
  const form = useForm<ProfileBody>({
    defaultValues: { firstName, lastName, email, currentPassword: '' },
    resolver: zodResolver(
      ProfileBody.refine((body) => body.email === email || body.currentPassword, {
        path: ['currentPassword'],
        error: messages.profile.passwordForEmail,
      }),
    ),
    criteriaMode: 'all',
  })
  const changesEmail = form.watch('email').trim().toLowerCase() !== email
  const saving = useMutation({
    mutationFn: async ({ currentPassword, ...person }: ProfileBody) => {
      await call(updateProfile, { body: changesEmail ? { ...person, currentPassword } : person })
      await Promise.all([reload(), queries.invalidateQueries({ queryKey: pendingEmailKey })])
    },
    onSuccess: saved,
    onError: (error) => showAtField(form, error),
  })
  useEffect(() => form.setFocus('firstName'), [form])

  const told = saving.error && failure(saving.error)
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={form.handleSubmit((values) => saving.isPending || saving.mutate(values))}
    >
      {told && <Notice tone="failed">{told}</Notice>}
      <FormProvider {...form}>
        <PersonFields />
      </FormProvider>
      {changesEmail && (
        <PasswordField
          label="Your password"
          autoComplete="current-password"
          hint={`We mail a link to the new address. Until it is opened, ${email} stays your email.`}
          error={fieldSentence(form.formState.errors.currentPassword)}
          {...form.register('currentPassword')}
        />
      )}
      <div className={styles.actions}>
        <Button onClick={cancel}>Cancel</Button>
        <Button kind="main" type="submit" busy={saving.isPending}>
          Save
        </Button>
      </div>
    </form>
  )
}

/** A refusal that is about one field stands there, and the keyboard with it. */
function showAtField(form: UseFormReturn<ProfileBody>, error: Error) {
  if (!(error instanceof ApiFailure)) return
  if (error.code === 'invalid_password') {
    form.setError('currentPassword', { message: error.message }, { shouldFocus: true })
  }
  for (const { field, message } of error.details) {
    if (field in form.getValues()) form.setError(field as keyof ProfileBody, { message }, { shouldFocus: true })
  }
}

/** What stands above the form; null where a field says it. */
function failure(error: Error): string | null {
  if (!(error instanceof ApiFailure)) return messages.profile.updateFailed
  if (error.code === 'invalid_password' || error.details.length > 0) return null
  return error.status === 429 ? error.message : messages.profile.updateFailed
}
