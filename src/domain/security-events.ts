/** What the log of security events records. */
export const SECURITY_EVENT_KINDS = [
  'sign_in',
  'second_factor',
  'recovery_code',
  'password_check',
  'registration',
  'password_change',
  'password_reset',
  'email_change_request',
  'email_change',
  'email_change_undone',
  'second_factor_on',
  'second_factor_off',
  'access_given',
  'access_taken',
  'role_change',
  'export',
  'decryption',
  'erasure',
] as const
export type SecurityEventKind = (typeof SECURITY_EVENT_KINDS)[number]

/** `locked`: refused unchecked, after too many failures. */
export const SECURITY_OUTCOMES = ['success', 'failure', 'locked'] as const
export type SecurityOutcome = (typeof SECURITY_OUTCOMES)[number]

export const SECURITY_ACTORS = ['customer', 'staff', 'system', 'unknown'] as const
export type SecurityActor = (typeof SECURITY_ACTORS)[number]

/** A day more than the trigger in migrations/0045-security-events.sql asks for, since clocks differ. */
export const SECURITY_EVENT_DAYS = 366
