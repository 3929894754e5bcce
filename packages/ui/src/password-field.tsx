import { useState } from 'react'
import { Button } from './button.tsx'
import { Field, type FieldProps } from './field.tsx'

/** A password, hidden until the person asks to see it. */
export function PasswordField(props: Omit<FieldProps, 'type' | 'trailing'>) {
  const [shown, setShown] = useState(false)
  const toggle = (
    <Button kind="quiet" aria-label={shown ? 'Hide password' : 'Show password'} onClick={() => setShown(!shown)}>
      {shown ? 'Hide' : 'Show'}
    </Button>
  )
  return (
    <Field spellCheck={false} autoCapitalize="none" {...props} type={shown ? 'text' : 'password'} trailing={toggle} />
  )
}
