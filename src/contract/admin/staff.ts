import { z } from '@hono/zod-openapi'
import { STAFF_ROLES } from '../../domain/permissions.ts'
import { fieldMessage } from '../field-problems.ts'
import { calendarDate, email, idInPath, line, moment, storedId } from '../fields.ts'
import { errorResponse, jsonBody, jsonResponse, problem } from '../route-parts.ts'
import { adminCall, dangerousCall } from './define-admin-call.ts'
import { staffPassword } from './sign-in.ts'

const name = line(100).min(1, fieldMessage('name_required'))
const role = z.enum(STAFF_ROLES)
const registration = z
  .object({ number: line(40).min(1, fieldMessage('invalid_value')), expiresOn: calendarDate })
  .describe('an optician’s entry in the register')

const staffMember = z
  .object({
    id: storedId,
    name: z.string(),
    email: z.string(),
    role,
    registration: z.object({ number: z.string(), expiresOn: z.string() }).nullable(),
    state: z.enum(['invited', 'active', 'inactive']),
    version: z.int().describe('to be sent with a change'),
    hasSecondFactor: z.boolean(),
    lastSeenAt: moment.nullable(),
  })
  .openapi('StaffMember')
export type StaffMember = z.infer<typeof staffMember>

const requestKey = z.uuid().describe('chosen by the client; the same request again answers with a new link to the same')

export const newStaffForm = z.object({
  name,
  email,
  role,
  registration: registration.nullable().optional(),
  requestKey,
})
export type NewStaff = z.infer<typeof newStaffForm>
export const staffChange = z.object({
  version: z.int().min(1).describe('of the entry that was seen; another one is refused with changed_meanwhile'),
  name: name.optional(),
  role: role.optional(),
  registration: registration.nullable().optional(),
})
export type StaffChange = z.infer<typeof staffChange>

/** Why a change was refused; with `changed_meanwhile`, what the entry has become. */
const staffProblem = z
  .object({
    error: problem.shape.error.extend({
      current: staffMember.optional(),
      changedBy: z.string().nullable().optional(),
      changedAt: moment.optional(),
    }),
  })
  .openapi('StaffProblem')
export type StaffProblem = z.infer<typeof staffProblem>

const invitationLink = z
  .object({ staff: staffMember, link: z.string().describe('absolute, for one use'), expiresAt: moment })
  .openapi('StaffInvitationLink')
export type InvitationLink = z.infer<typeof invitationLink>

const invitation = z.object({ name: z.string(), email: z.string(), role }).openapi('StaffInvitation')
export type Invitation = z.infer<typeof invitation>
export const invitationForm = z.object({ name, password: staffPassword })

const inPath = z.object({ id: idInPath })
const token = z.object({ token: z.string().max(100) })
const refusals = {
  401: errorResponse('sign_in_required'),
  403: errorResponse('not_permitted', 'confirmation_required', 'not_at_a_till'),
  404: errorResponse('not_found'),
}

export const staffCalls = {
  listStaff: adminCall('staff.view', {
    method: 'get',
    path: '/api/admin/staff',
    tags: ['Staff'],
    summary: 'Everybody on the staff, by name',
    responses: { 200: jsonResponse(z.array(staffMember), 'the staff'), 401: refusals[401], 403: refusals[403] },
  }),
  addStaff: dangerousCall('staff.edit', {
    method: 'post',
    path: '/api/admin/staff',
    tags: ['Staff'],
    summary: 'Adds somebody, with a link for choosing a password',
    request: { body: jsonBody(newStaffForm) },
    responses: {
      201: jsonResponse(invitationLink, 'the invitation; its link is shown once'),
      400: errorResponse('invalid_input'),
      401: refusals[401],
      403: refusals[403],
      409: errorResponse('email_taken'),
      410: errorResponse('link_expired'),
    },
  }),
  changeStaff: dangerousCall('staff.edit', {
    method: 'patch',
    path: '/api/admin/staff/{id}',
    tags: ['Staff'],
    summary: 'Changes somebody’s name, role or registration; a new role ends their sessions',
    request: { params: inPath, body: jsonBody(staffChange) },
    responses: {
      200: jsonResponse(staffMember, 'as it is now'),
      400: errorResponse('invalid_input'),
      ...refusals,
      409: jsonResponse(staffProblem, 'changed_meanwhile, own_account, last_owner'),
    },
  }),
  deactivateStaff: dangerousCall('staff.edit', {
    method: 'post',
    path: '/api/admin/staff/{id}/deactivate',
    tags: ['Staff'],
    summary: 'Takes away somebody’s access at once; an invitation gives it back',
    request: { params: inPath },
    responses: {
      200: jsonResponse(staffMember, 'as it is now'),
      ...refusals,
      409: errorResponse('own_account', 'last_owner'),
    },
  }),
  inviteStaff: dangerousCall('staff.edit', {
    method: 'post',
    path: '/api/admin/staff/{id}/invitation',
    tags: ['Staff'],
    summary: 'A new link, for a lost password or authenticator app; accepting it replaces both',
    request: { params: inPath, body: jsonBody(z.object({ requestKey })) },
    responses: {
      201: jsonResponse(invitationLink, 'the invitation; its link is shown once'),
      400: errorResponse('invalid_input'),
      ...refusals,
      409: errorResponse('own_account'),
      410: errorResponse('link_expired'),
    },
  }),
  getInvitation: adminCall('public', {
    method: 'get',
    path: '/api/admin/invitations/{token}',
    tags: ['Staff'],
    summary: 'Who is invited by a link',
    request: { params: token },
    responses: { 200: jsonResponse(invitation, 'the invitation'), 410: errorResponse('link_expired') },
  }),
  acceptInvitation: adminCall('public', {
    method: 'post',
    path: '/api/admin/invitations/{token}',
    tags: ['Staff'],
    summary: 'Sets name and password; one signs in with them afterwards',
    request: { params: token, body: jsonBody(invitationForm) },
    responses: {
      200: jsonResponse(z.object({ email: z.string() }), 'the address to sign in with'),
      400: errorResponse('invalid_input'),
      410: errorResponse('link_expired'),
      503: errorResponse('busy'),
    },
  }),
}
