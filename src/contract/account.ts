import { z } from '@hono/zod-openapi'
import { ROLES } from '../domain/role.ts'
import { accountForm, logIn, registration } from './account-forms.ts'
import { defineCall } from './define-call.ts'
import { idInPath, storedId } from './fields.ts'
import { errorResponse, jsonBody, jsonResponse } from './route-parts.ts'

export const user = z
  .object({
    id: storedId,
    username: z.string(),
    email: z.string(),
    firstName: z.string().nullable(),
    lastName: z.string().nullable(),
    address: z.string().nullable(),
    city: z.string().nullable(),
    country: z.string().nullable(),
    phoneNumber: z.string().nullable(),
    role: z.enum(ROLES),
  })
  .openapi('User')
export type User = z.infer<typeof user>

export const accountCalls = {
  me: defineCall('user', {
    method: 'get',
    path: '/api/auth/me',
    tags: ['Account'],
    summary: 'Who is signed in',
    responses: { 200: jsonResponse(user, 'the user'), 401: errorResponse('sign_in_required') },
  }),
  logIn: defineCall('visitor', {
    method: 'post',
    path: '/api/auth/login',
    tags: ['Account'],
    summary:
      'Signs in by username or e-mail; joins the guest cart to the user’s. An account with a second factor needs a code too',
    request: { body: jsonBody(logIn) },
    responses: {
      200: jsonResponse(user, 'the user'),
      400: errorResponse('invalid_input'),
      401: errorResponse('wrong_credentials', 'second_factor_required'),
      403: errorResponse('wrong_code'),
      429: errorResponse('too_many_attempts'),
      503: errorResponse('busy'),
    },
  }),
  register: defineCall('visitor', {
    method: 'post',
    path: '/api/auth/register',
    tags: ['Account'],
    summary: 'Makes an account and signs in; a confirmation link is sent to the address',
    // The specification names only these fields' rules; names are taken where they are given.
    request: { body: jsonBody(registration.partial({ firstName: true, lastName: true })) },
    responses: {
      201: jsonResponse(user, 'the user'),
      400: errorResponse('invalid_input'),
      409: errorResponse('username_taken'),
      429: errorResponse('too_many_attempts'),
      503: errorResponse('busy'),
    },
  }),
  logOut: defineCall('visitor', {
    method: 'post',
    path: '/api/auth/logout',
    tags: ['Account'],
    summary: 'Ends the session',
    responses: { 200: jsonResponse(z.null(), 'signed out') },
  }),
  updateUser: defineCall('user', {
    method: 'patch',
    path: '/api/users/{id}',
    tags: ['Account'],
    summary:
      "Changes one's own details; a new e-mail needs the current password, and takes the old one's place once it is confirmed",
    request: { params: z.object({ id: idInPath }), body: jsonBody(accountForm) },
    responses: {
      200: jsonResponse(user, 'the user'),
      400: errorResponse('invalid_input'),
      401: errorResponse('sign_in_required'),
      403: errorResponse('wrong_password'),
      404: errorResponse('not_found'),
      429: errorResponse('too_many_attempts'),
    },
  }),
}
