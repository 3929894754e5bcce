import type { FailureAnswer } from '@dryrun/contract/errors'
import { openCaptcha } from './captcha.ts'

/** The day on which this browser wrote last, by its own calendar. */
const SENT_ON = 'supportSentOn'

/** What support.tsx writes on the form: addresses, and the sentences of the contract. */
type Told = Record<'configAt' | 'challengeAt' | 'action' | 'captchaMissing' | 'failed' | 'network' | 'limit', string>

type Refusal = Pick<FailureAnswer, 'message'> & { error: Pick<FailureAnswer['error'], 'code'> }

/** Brings the support form to life: its checks in their order, its captcha, and one message a day from this browser. */
export function startSupportForm(page: HTMLElement): void {
  const form = find(page, HTMLFormElement, 'form')
  const told = form.dataset as Told
  const captcha = openCaptcha({ ...told, note: find(form, HTMLElement, '[data-recaptcha]') })
  let sending = false

  if (hasSentToday()) show('limit')
  find(form, HTMLFieldSetElement, 'fieldset').disabled = false
  form.addEventListener('focusin', captcha.prepare, { once: true })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (!sending) void submit()
  })

  async function submit(): Promise<void> {
    if (hasSentToday()) return show('limit')
    if (!isComplete()) return
    const written = Object.fromEntries(new FormData(form))
    markSending(true)
    const problem = await send(written)
    markSending(false)
    if (problem !== null) return tell(problem)
    localStorage.setItem(SENT_ON, today())
    form.reset()
    show('sent')
  }

  /** What kept a message from being sent, as a sentence; null where nothing did. */
  async function send(written: object, isSecondTry = false): Promise<string | null> {
    const recaptchaToken = await captcha.answer().catch(() => null)
    if (recaptchaToken === null) return navigator.onLine ? told.captchaMissing : told.network
    const answer = await fetch(form.action, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...written, recaptchaToken }),
    }).catch(() => null)
    if (answer === null) return told.network
    if (answer.ok) return null
    const { message, error } = (await answer.json().catch(() => ({}))) as Partial<Refusal>
    // An answer that was too late, or of a server that has started anew: another one costs the person nothing.
    if (error?.code === 'captcha_failed' && !isSecondTry) return send(written, true)
    if (error?.code === 'support_limit') return `${told.limit}. ${message}`
    return message ?? told.failed
  }

  /** Whether everything asked is there. If not, the first that is missing says so, and has the focus. */
  function isComplete(): boolean {
    const fields = [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('[data-missing]')]
    const wrong = fields.find((field) => whatIsWrong(field) !== undefined)
    for (const field of fields) {
      field.ariaInvalid = field === wrong ? 'true' : null
      find(form, HTMLElement, `[data-wrong=${field.name}]`).textContent =
        field === wrong ? (whatIsWrong(field) ?? '') : ''
    }
    tell(null)
    wrong?.focus()
    return wrong === undefined
  }

  function tell(problem: string | null): void {
    find(form, HTMLElement, '[data-said]').textContent = problem
    find(form, HTMLElement, '[data-notice]').hidden = problem === null
  }

  function markSending(isSending: boolean): void {
    sending = isSending
    const button = find(form, HTMLButtonElement, 'button[type=submit]')
    button.ariaDisabled = button.ariaBusy = isSending ? 'true' : null
    find(button, HTMLElement, '[data-busy]').hidden = !isSending
    if (isSending) tell(null)
  }

  function show(view: 'sent' | 'limit'): void {
    for (const section of page.querySelectorAll<HTMLElement>('[data-view]')) {
      section.hidden = section.dataset.view !== view
    }
    find(page, HTMLElement, `[data-view=${view}] h1`).focus()
  }
}

function whatIsWrong({ value, dataset }: HTMLInputElement | HTMLTextAreaElement): string | undefined {
  if (value.trim() === '') return dataset.missing
  return value.includes('@') ? undefined : dataset.misshaped
}

function hasSentToday(): boolean {
  return localStorage.getItem(SENT_ON) === today()
}

function today(): string {
  const now = new Date()
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].join('-')
}

function find<Kind extends HTMLElement>(inside: HTMLElement, kind: new () => Kind, selector: string): Kind {
  const found = inside.querySelector(selector)
  if (!(found instanceof kind)) throw new Error(`the page has no ${selector}`)
  return found
}
