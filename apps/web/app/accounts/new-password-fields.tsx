import { PasswordField } from '@dryrun/ui/password-field'
import { useFormContext, useWatch } from 'react-hook-form'
import { fieldSentence } from './field-sentence.ts'
import { PasswordChecklist } from './password-checklist.tsx'

export type NewPassword = { password: string; confirmPassword: string }

/** A new password, and once more the same, in a form that has both. */
export function NewPasswordFields({ label }: { label: string }) {
  const { control, register, formState } = useFormContext<NewPassword>()
  const { errors } = formState
  const password = useWatch({ control, name: 'password' })
  return (
    <>
      <PasswordField
        label={label}
        autoComplete="new-password"
        error={fieldSentence(errors.password)}
        hint={<PasswordChecklist password={password} />}
        {...register('password')}
      />
      <PasswordField
        label="Confirm password"
        autoComplete="new-password"
        error={fieldSentence(errors.confirmPassword)}
        {...register('confirmPassword')}
      />
    </>
  )
}
