import * as z from 'zod'
import { foldUsername } from '../domain/login-name.ts'
import { fieldMessage } from './field-problems.ts'
import { email, line, secret } from './fields.ts'

export const loginForm = z.object({
  username: line(254).min(3, fieldMessage('username_too_short')),
  password: secret,
})

/** Six digits from an authenticator app, or a recovery code. */
const code = line(40).min(6, fieldMessage('code_required'))
export const codeForm = z.object({ code })
export const logIn = loginForm.extend({ code: code.optional() })

export const registration = z.object({
  firstName: line(100).min(1, fieldMessage('first_name_required')),
  lastName: line(100).min(1, fieldMessage('last_name_required')),
  username: line(50)
    .min(3, fieldMessage('username_too_short'))
    // Users may sign in by e-mail too, so a username has no @, and is not empty once folded.
    .refine((name) => /^[^@]+$/.test(foldUsername(name)), fieldMessage('username_invalid')),
  email,
  password: secret,
})

/** The password repeated: checked in the browser and never sent. */
const confirmation = { confirmPassword: secret }
/** The same, without a second problem where the first field has one. */
const repetition = { confirmPassword: z.string().max(200, fieldMessage('too_long')) }
const isConfirmed = (form: { password: string; confirmPassword: string }) => form.password === form.confirmPassword
const notConfirmed = { path: ['confirmPassword'], message: fieldMessage('passwords_differ') }

export const registrationForm = registration.extend(confirmation).refine(isConfirmed, notConfirmed)

export const resetRequest = z.object({ account: line(254).min(3, fieldMessage('username_too_short')) })

export const newPassword = z.object({ password: secret })
export const newPasswordForm = newPassword.extend(repetition).refine(isConfirmed, notConfirmed)

const knownPassword = z.string().min(1, fieldMessage('password_required')).max(200, fieldMessage('too_long'))

export const passwordChange = newPassword.extend({ currentPassword: knownPassword })
export const passwordChangeForm = passwordChange.extend(repetition).refine(isConfirmed, notConfirmed)

/** Asks for the password again, before what must not be done by somebody else at an open screen. */
export const passwordAgain = z.object({ password: knownPassword })

/** An empty field clears what was stored. */
const clearable = <Schema extends z.ZodType>(schema: Schema) => schema.or(z.literal('')).optional()

export const accountForm = z.object({
  firstName: clearable(line(100)),
  lastName: clearable(line(100)),
  email: email.optional(),
  /** Needed where `email` is another one than now. */
  currentPassword: knownPassword.optional(),
  phoneNumber: clearable(line(40)),
  address: clearable(line(200)),
  city: clearable(line(100)),
  country: clearable(line(100)),
})
export type AccountForm = z.infer<typeof accountForm>
