import { SignupForm, signup } from '@dryrun/contract/accounts'
import { messages } from '@dryrun/contract/messages'
import { Button } from '@dryrun/ui/button'
import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { FormProvider, useForm } from 'react-hook-form'
import { Link, useSearchParams } from 'react-router'
import { call } from '../api/browser-client.ts'
import { ApiFailure } from '../api/failure.ts'
import { PageHeading } from '../page-heading.tsx'
import { titled } from '../title.ts'
import { AccountCreated } from './account-created.tsx'
import styles from './form.module.css'
import { type NewPassword, NewPasswordFields } from './new-password-fields.tsx'
import { Notice } from './notice.tsx'
import { PersonFields, type PersonValues } from './person-fields.tsx'
import { signupEmail } from './resend-verification.ts'

export const meta = titled('Create your account')

type SignupValues = PersonValues & NewPassword

const empty: SignupValues = { firstName: '', lastName: '', email: '', password: '', confirmPassword: '' }

export default function Signup() {
  const [search] = useSearchParams()
  const form = useForm<SignupValues>({
    defaultValues: empty,
    resolver: zodResolver(SignupForm),
    criteriaMode: 'all',
  })
  const creation = useMutation({
    mutationFn: ({ confirmPassword: _, ...body }: SignupValues) =>
      call(signup, { body: { ...body, referralCode: search.get('ref') ?? undefined } }),
    onSuccess: (_, { email }) => signupEmail.keep(email),
  })

  if (creation.isSuccess) return <AccountCreated email={creation.variables.email} />
  if (creation.isError) return <SignupFailed error={creation.error} tryAgain={creation.reset} />
  const busy = creation.isPending
  return (
    <>
      <PageHeading>Create your account</PageHeading>
      <p className={styles.intro}>Free: 10 queries a month, 2 a day. No card.</p>
      <form
        className={styles.form}
        noValidate
        onSubmit={form.handleSubmit((values) => busy || creation.mutate(values))}
      >
        <FormProvider {...form}>
          <PersonFields />
          <NewPasswordFields label="Password" />
        </FormProvider>
        <div className={styles.actions}>
          <Button kind="main" size="large" type="submit" busy={busy}>
            Create account
          </Button>
        </div>
      </form>
      <p className={styles.other}>
        Already have an account? <Link to="/login">Log in</Link>
      </p>
    </>
  )
}

function SignupFailed({ error, tryAgain }: { error: Error; tryAgain: () => void }) {
  return (
    <>
      <PageHeading>That did not work</PageHeading>
      <div className={styles.form}>
        <Notice tone="failed">{signupFailure(error)}</Notice>
        <div className={styles.actions}>
          <Button kind="main" size="large" onClick={tryAgain}>
            Try again
          </Button>
        </div>
      </div>
      <p className={styles.other}>
        Already have an account? <Link to="/login">Log in</Link>
      </p>
    </>
  )
}

/** The sentence for a refused sign-up. */
function signupFailure(error: Error): string {
  if (!(error instanceof ApiFailure)) return messages.signup.unexpected
  switch (error.status) {
    case 400: {
      const details = error.details.map(({ message }) => message).join(', ')
      return details ? messages.signup.validationFailed(details) : error.message || messages.signup.invalidData
    }
    case 409:
      return messages.signup.emailTaken
    case 429:
      return error.message
    default:
      return messages.signup.unexpected
  }
}
