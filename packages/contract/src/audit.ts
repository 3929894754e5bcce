import { z } from 'zod'

/** The sensitive acts that are kept, by name. */
export const AuditAct = z.enum([
  'account_deleted',
  'admin_granted',
  'admin_revoked',
  'data_exported',
  'device_registered',
  'device_removed',
  'device_sign_in_approved',
  'device_sign_in_denied',
  'email_change_asked',
  'email_changed',
  'email_verified',
  'logged_out',
  'login_failed',
  'login_succeeded',
  'model_added',
  'model_changed',
  'model_removed',
  'models_reordered',
  'password_changed',
  'password_reset',
  'password_reset_asked',
  'plan_granted',
  'recovery_codes_renewed',
  'sessions_ended',
  'signed_up',
  'token_reused',
  'two_factor_disabled',
  'two_factor_enabled',
])
export type AuditAct = z.infer<typeof AuditAct>
