import { supportLimits } from '@dryrun/contract/limits'
import { messages } from '@dryrun/contract/messages'
import { config } from '@dryrun/contract/site'
import { captchaChallenge, SUPPORT_ADDRESS, SUPPORT_CAPTCHA_ACTION, sendSupportRequest } from '@dryrun/contract/support'
import { Button } from '@dryrun/ui/button'
import { Field } from '@dryrun/ui/field'
import { Spinner } from '@dryrun/ui/spinner'
import { TextArea } from '@dryrun/ui/text-area'
import { Notice } from '../accounts/notice.tsx'
import { titled } from '../title.ts'
import styles from './support.module.css'

const { support, http } = messages

export const meta = titled('Support', 'Write to the people who make Dryrun. We reply within 24 hours.')

/** Rendered once, at build time: support-form.ts brings it to life, and takes every sentence from here. */
export default function Support() {
  return (
    <div className={styles.page} data-support>
      <section data-view="writing">
        <h1>Support</h1>
        <p className={styles.intro}>
          Ask us, or tell us what went wrong. We reply within 24 hours. You can also write to{' '}
          <a href={`mailto:${SUPPORT_ADDRESS}`}>{SUPPORT_ADDRESS}</a>.
        </p>
        <noscript>
          <p className={styles.intro}>The form needs JavaScript. Without it, please write to that address.</p>
        </noscript>
        <SupportForm />
      </section>
      <section data-view="sent" hidden>
        <h1 tabIndex={-1}>{support.sent}</h1>
        <p className={styles.intro}>Thank you. We reply within 24 hours, to the address you gave.</p>
        <BackHome />
      </section>
      <section data-view="limit" hidden>
        <h1 tabIndex={-1}>{support.limitReached}</h1>
        <p className={styles.intro}>
          You have written to us today. We reply within 24 hours; tomorrow you can write again.
        </p>
        <BackHome />
      </section>
    </div>
  )
}

/** What is asked, in the order in which it is checked. Nobody can fill it in before the script has come. */
function SupportForm() {
  return (
    <form
      noValidate
      method="post"
      action={sendSupportRequest.url}
      data-config-at={config.url}
      data-challenge-at={captchaChallenge.url}
      data-action={SUPPORT_CAPTCHA_ACTION}
      data-captcha-missing={support.captchaMissing}
      data-failed={support.failed}
      data-network={http.network}
      data-limit={support.limitReached}
    >
      <fieldset className={styles.form} disabled>
        <div data-notice hidden>
          <Notice tone="failed">
            <span data-said />
          </Notice>
        </div>
        <Field
          label="Name"
          name="name"
          autoComplete="name"
          maxLength={supportLimits.name}
          hint={<Wrong field="name" />}
          data-missing={support.nameRequired}
        />
        <Field
          label="Email"
          name="email"
          type="email"
          autoComplete="email"
          maxLength={supportLimits.email}
          hint={<Wrong field="email" />}
          data-missing={support.emailRequired}
          data-misshaped={support.emailInvalid}
        />
        <Field label="Phone (optional)" name="phone" type="tel" autoComplete="tel" maxLength={supportLimits.phone} />
        <TextArea
          label="Message"
          name="message"
          rows={6}
          maxLength={supportLimits.message}
          hint={<Wrong field="message" />}
          data-missing={support.messageRequired}
        />
        <div className={styles.send}>
          <Button kind="main" size="large" type="submit">
            <span data-busy hidden>
              <Spinner label="Sending" />
            </span>
            Send message
          </Button>
        </div>
        <p className={styles.recaptcha} data-recaptcha hidden>
          This form is protected by reCAPTCHA. Google’s <a href="https://policies.google.com/privacy">privacy policy</a>{' '}
          and <a href="https://policies.google.com/terms">terms</a> apply.
        </p>
      </fieldset>
    </form>
  )
}

/** Where the script says what is wrong with a field; the field is described by it. */
function Wrong({ field }: { field: string }) {
  return <span className={styles.wrong} data-wrong={field} role="alert" />
}

function BackHome() {
  return (
    <div className={styles.send}>
      <Button size="large" asChild>
        <a href="/">Back to the start page</a>
      </Button>
    </div>
  )
}
