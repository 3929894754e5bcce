import { messages } from '@dryrun/contract/messages'
import { AppError } from '../http/errors.ts'

/** 400: the captcha's answer is wrong, late, or was used before. */
export class CaptchaFailed extends AppError {
  constructor() {
    super(400, 'captcha_failed', messages.support.captchaFailed)
  }
}
