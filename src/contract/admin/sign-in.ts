import { z } from '@hono/zod-openapi'
import { PERMISSIONS, STAFF_ROLES } from '../../domain/permissions.ts'
import { LANGUAGES, type Language } from '../../domain/shop-facts.ts'
import { fieldMessage } from '../field-problems.ts'
import { email, line, moment, storedId } from '../fields.ts'
import { errorResponse, jsonBody, jsonResponse } from '../route-parts.ts'
import { recoveryCodes, secondFactorSetup } from '../security.ts'
import { adminCall, dangerousCall } from './define-admin-call.ts'

const knownPassword = z.string().min(1, fieldMessage('password_required')).max(200, fieldMessage('too_long'))
/** Longer than shoppers' passwords: staff see other people's data. */
export const staffPassword = z
  .string()
  .min(10, fieldMessage('staff_password_too_short'))
  .max(200, fieldMessage('too_long'))
/** Six digits from an authenticator app, or a recovery code. */
const code = line(40).min(6, fieldMessage('code_required'))
const language = z.enum(Object.keys(LANGUAGES) as [Language, ...Language[]])

export const staffSignInForm = z.object({ email, password: knownPassword })
export const newPasswordForm = z.object({ password: staffPassword })
export const codeForm = z.object({ code })
export const confirmationForm = z.union([z.object({ code }), z.object({ password: knownPassword })])

export const signInState = z
  .object({
    state: z
      .enum(['signedIn', 'needsCode', 'needsSetup'])
      .describe('needsCode: send the second factor; needsSetup: set one up first'),
  })
  .openapi('StaffSignIn')
export type StaffSignIn = z.infer<typeof signInState>

const me = z
  .object({
    id: storedId,
    name: z.string(),
    email: z.string(),
    role: z.enum(STAFF_ROLES),
    permissions: z.array(z.enum(PERMISSIONS)),
    language,
    hasSecondFactor: z.boolean(),
    hasPin: z.boolean().describe('for signing in at a till'),
    isPinLocked: z.boolean().describe('after five wrong attempts, until the next sign-in by password'),
    till: z.object({ id: storedId, name: z.string() }).nullable().describe('where one has signed in by PIN'),
    confirmedUntil: moment.nullable().describe('until then dangerous acts need no fresh confirmation'),
  })
  .openapi('StaffMe')
export type StaffMe = z.infer<typeof me>

const confirmation = z.object({ confirmedUntil: moment })

export const signInCalls = {
  staffSignIn: adminCall('public', {
    method: 'post',
    path: '/api/admin/sign-in',
    tags: ['Staff'],
    summary: 'Signs in by e-mail and password; managers and owners need a second factor as well',
    request: { body: jsonBody(staffSignInForm) },
    responses: {
      200: jsonResponse(signInState, 'the password was accepted'),
      400: errorResponse('invalid_input'),
      401: errorResponse('wrong_email_or_password'),
      429: errorResponse('too_many_attempts'),
      503: errorResponse('busy'),
    },
  }),
  sendSignInCode: adminCall('signing-in', {
    method: 'post',
    path: '/api/admin/sign-in/code',
    tags: ['Staff'],
    summary: 'Completes a sign-in with a code of the authenticator app, or a recovery code',
    request: { body: jsonBody(codeForm) },
    responses: {
      200: jsonResponse(signInState, 'signed in'),
      400: errorResponse('invalid_input'),
      401: errorResponse('sign_in_required'),
      403: errorResponse('wrong_code'),
      429: errorResponse('too_many_attempts'),
    },
  }),
  setUpSecondFactor: adminCall('signing-in', {
    method: 'post',
    path: '/api/admin/totp/setup',
    tags: ['Staff'],
    summary: 'A new secret for an authenticator app; it counts once it is confirmed',
    responses: {
      200: jsonResponse(secondFactorSetup, 'the secret'),
      401: errorResponse('sign_in_required'),
      403: errorResponse('confirmation_required', 'wrong_code'),
    },
  }),
  confirmSecondFactor: adminCall('signing-in', {
    method: 'post',
    path: '/api/admin/totp/confirm',
    tags: ['Staff'],
    summary: 'Confirms the new secret by a code, and completes a sign-in that waited for it',
    request: { body: jsonBody(codeForm) },
    responses: {
      200: jsonResponse(recoveryCodes, 'new recovery codes; earlier ones no longer work'),
      400: errorResponse('invalid_input'),
      401: errorResponse('sign_in_required'),
      403: errorResponse('confirmation_required', 'wrong_code'),
      429: errorResponse('too_many_attempts'),
    },
  }),
  confirmIdentity: adminCall('staff', {
    method: 'post',
    path: '/api/admin/confirm',
    tags: ['Staff'],
    summary: 'Confirms who is there by password or code, for dangerous acts in the next five minutes',
    request: { body: jsonBody(confirmationForm) },
    responses: {
      200: jsonResponse(confirmation, 'confirmed'),
      400: errorResponse('invalid_input'),
      401: errorResponse('sign_in_required'),
      403: errorResponse('wrong_password', 'wrong_code', 'not_at_a_till'),
      429: errorResponse('too_many_attempts'),
      503: errorResponse('busy'),
    },
  }),
  staffSignOut: adminCall('public', {
    method: 'post',
    path: '/api/admin/sign-out',
    tags: ['Staff'],
    summary: 'Ends the session',
    responses: { 200: jsonResponse(z.null(), 'signed out') },
  }),
  staffMe: adminCall('staff', {
    method: 'get',
    path: '/api/admin/me',
    tags: ['Staff'],
    summary: 'Who is signed in, and what they may do',
    responses: { 200: jsonResponse(me, 'the staff member'), 401: errorResponse('sign_in_required') },
  }),
  updateStaffMe: adminCall('staff', {
    method: 'patch',
    path: '/api/admin/me',
    tags: ['Staff'],
    summary: 'Changes one’s language',
    request: { body: jsonBody(z.object({ language })) },
    responses: {
      200: jsonResponse(me, 'the staff member'),
      400: errorResponse('invalid_input'),
      401: errorResponse('sign_in_required'),
    },
  }),
  changeStaffPassword: dangerousCall('staff', {
    method: 'post',
    path: '/api/admin/password',
    tags: ['Staff'],
    summary: 'Changes one’s password and ends one’s other sessions',
    request: { body: jsonBody(newPasswordForm) },
    responses: {
      200: jsonResponse(z.null(), 'changed'),
      400: errorResponse('invalid_input'),
      401: errorResponse('sign_in_required'),
      403: errorResponse('confirmation_required'),
      503: errorResponse('busy'),
    },
  }),
}
