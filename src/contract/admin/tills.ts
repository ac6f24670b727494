import { z } from '@hono/zod-openapi'
import { STAFF_ROLES } from '../../domain/permissions.ts'
import { isSimplePin } from '../../domain/pin.ts'
import { fieldMessage } from '../field-problems.ts'
import { idInPath, line, moment, storedId } from '../fields.ts'
import { errorResponse, jsonBody, jsonResponse } from '../route-parts.ts'
import { STORE_ID } from '../store-id.ts'
import { adminCall, dangerousCall } from './define-admin-call.ts'
import { signInState } from './sign-in.ts'

const store = z.string(fieldMessage('store_required')).regex(STORE_ID, fieldMessage('store_required'))
const digits = z.string().regex(/^\d{4,8}$/, fieldMessage('pin_digits'))
const newPin = digits.refine((pin) => !isSimplePin(pin), fieldMessage('pin_too_simple'))

const till = z
  .object({
    id: storedId,
    name: z.string(),
    store,
    enrolledBy: z.string().describe('a name'),
    enrolledAt: moment,
    revokedAt: moment.nullable(),
    lastSeenAt: moment.nullable(),
    isThisDevice: z.boolean(),
  })
  .openapi('Till')
export type Till = z.infer<typeof till>

export const tillForm = z.object({
  name: line(60).min(1, fieldMessage('name_required')),
  store,
  requestKey: z.uuid().describe('chosen by the client; the same request again enrols no second till'),
})
export type NewTill = z.output<typeof tillForm>

const presentTill = z
  .object({
    id: storedId,
    name: z.string(),
    storeName: z.string(),
    storeNameEl: z.string(),
    people: z
      .array(z.object({ id: storedId, name: z.string(), role: z.enum(STAFF_ROLES) }))
      .describe('those who have a PIN, by name'),
  })
  .openapi('PresentTill')
export type PresentTill = z.infer<typeof presentTill>

export const tillSignInForm = z.object({ staffId: storedId, pin: digits })
export const pinForm = z.object({ pin: newPin })

const inPath = z.object({ id: idInPath })
const tags = ['Tills']
const refusals = {
  401: errorResponse('sign_in_required'),
  403: errorResponse('not_permitted', 'confirmation_required', 'not_at_a_till'),
}

export const tillCalls = {
  listTills: adminCall('staff.view', {
    method: 'get',
    path: '/api/admin/tills',
    tags,
    summary: 'Every till, those in use first',
    responses: { 200: jsonResponse(z.array(till), 'the tills'), ...refusals },
  }),
  enrolTill: dangerousCall('staff.edit', {
    method: 'post',
    path: '/api/admin/tills',
    tags,
    summary: 'Makes this device a till; if it is one already, the new one takes its place',
    request: { body: jsonBody(tillForm) },
    responses: { 201: jsonResponse(till, 'the till'), 400: errorResponse('invalid_input'), ...refusals },
  }),
  revokeTill: dangerousCall('staff.edit', {
    method: 'post',
    path: '/api/admin/tills/{id}/revoke',
    tags,
    summary: 'Nobody can sign in at the till any more; who is signed in there is signed out at once',
    request: { params: inPath },
    responses: { 200: jsonResponse(till, 'as it is now'), ...refusals, 404: errorResponse('not_found') },
  }),
  presentTill: adminCall('public', {
    method: 'get',
    path: '/api/admin/till',
    tags,
    summary: 'The till that this device is, and who can sign in at it by PIN',
    responses: { 200: jsonResponse(presentTill.nullable(), 'null for any other device') },
  }),
  tillSignIn: adminCall('public', {
    method: 'post',
    path: '/api/admin/till/sign-in',
    tags,
    summary: 'Signs in at a till by PIN, in place of whoever was signed in there; never for dangerous acts',
    request: { body: jsonBody(tillSignInForm) },
    responses: {
      200: jsonResponse(signInState, 'signed in'),
      400: errorResponse('invalid_input'),
      403: errorResponse('not_a_till', 'wrong_pin', 'pin_locked'),
      503: errorResponse('busy'),
    },
  }),
  setPin: dangerousCall('staff', {
    method: 'put',
    path: '/api/admin/pin',
    tags,
    summary: 'Sets or changes one’s own PIN',
    request: { body: jsonBody(pinForm) },
    responses: {
      200: jsonResponse(z.null(), 'set'),
      400: errorResponse('invalid_input'),
      ...refusals,
      503: errorResponse('busy'),
    },
  }),
  removePin: dangerousCall('staff', {
    method: 'delete',
    path: '/api/admin/pin',
    tags,
    summary: 'Removes one’s own PIN, and ends one’s sessions at tills',
    responses: { 200: jsonResponse(z.null(), 'removed'), ...refusals },
  }),
  endOtherSessions: adminCall('staff', {
    method: 'post',
    path: '/api/admin/me/end-other-sessions',
    tags: ['Staff'],
    summary: 'Ends one’s sessions on other devices',
    responses: { 200: jsonResponse(z.object({ ended: z.int() }), 'how many there were'), 401: refusals[401] },
  }),
}
