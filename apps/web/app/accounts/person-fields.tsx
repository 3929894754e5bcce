import { Field } from '@dryrun/ui/field'
import { useFormContext } from 'react-hook-form'
import { fieldSentence } from './field-sentence.ts'
import styles from './form.module.css'

export type PersonValues = { firstName: string; lastName: string; email: string }

/** Who somebody is, in a form that has these three. */
export function PersonFields() {
  const { register, formState } = useFormContext<PersonValues>()
  const { errors } = formState
  return (
    <>
      <div className={styles.pair}>
        <Field
          label="First name"
          autoComplete="given-name"
          error={fieldSentence(errors.firstName)}
          {...register('firstName')}
        />
        <Field
          label="Last name"
          autoComplete="family-name"
          error={fieldSentence(errors.lastName)}
          {...register('lastName')}
        />
      </div>
      <Field
        label="Email"
        type="email"
        autoComplete="email"
        error={fieldSentence(errors.email)}
        {...register('email')}
      />
    </>
  )
}
