/** How Google's reCAPTCHA v3 is asked. */
export type RecaptchaSettings = {
  siteKey: string
  secretKey: string
  /** From 0, a program, to 1, a person: what scores less is refused. */
  minScore: number
  /** Where its script and its verification are, without a slash at the end. */
  url: string
}

type RecaptchaVariables = {
  RECAPTCHA_SITE_KEY?: string | undefined
  RECAPTCHA_SECRET_KEY?: string | undefined
  RECAPTCHA_MIN_SCORE: number
  RECAPTCHA_URL: string
}

/**
 * The reCAPTCHA of the environment, if it names one.
 * @returns a sentence about what is missing instead
 */
export function recaptchaSettings(variables: RecaptchaVariables): { recaptcha?: RecaptchaSettings; wrong?: string } {
  const { RECAPTCHA_SITE_KEY: siteKey, RECAPTCHA_SECRET_KEY: secretKey } = variables
  if (siteKey === undefined && secretKey === undefined) return {}
  if (siteKey === undefined) return { wrong: 'RECAPTCHA_SITE_KEY: RECAPTCHA_SECRET_KEY is set, and a page needs both.' }
  if (secretKey === undefined)
    return { wrong: 'RECAPTCHA_SECRET_KEY: RECAPTCHA_SITE_KEY is set, and needs its secret.' }
  const url = variables.RECAPTCHA_URL.replace(/\/+$/, '')
  return { recaptcha: { siteKey, secretKey, minScore: variables.RECAPTCHA_MIN_SCORE, url } }
}

/** The address of reCAPTCHA's script. */
export function recaptchaScript({ url, siteKey }: RecaptchaSettings): string {
  return `${url}/api.js?${new URLSearchParams({ render: siteKey })}`
}

/** What a page may load for it. https://developers.google.com/recaptcha/docs/faq */
export function recaptchaSources({ url }: RecaptchaSettings) {
  return {
    scripts: [`${url}/`, 'https://www.gstatic.com/recaptcha/'],
    frames: [`${url}/`, 'https://recaptcha.google.com/recaptcha/'],
    connections: [`${url}/`],
  }
}
