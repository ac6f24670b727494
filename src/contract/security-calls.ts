import { z } from '@hono/zod-openapi'
import { accountClosing, newPassword, passwordChange, resetRequest } from './account-forms.ts'
import { defineCall } from './define-call.ts'
import { errorResponse, jsonBody, jsonResponse } from './route-parts.ts'
import { confirmedEmail, heldData, security, session, undoneEmailChange } from './security.ts'

const token = z.string().min(1).max(100)
const signedIn = { 401: errorResponse('sign_in_required') }

export const securityCalls = {
  confirmEmail: defineCall('visitor', {
    method: 'post',
    path: '/api/auth/verify-email',
    tags: ['Account'],
    summary: 'Confirms an address by the link that was sent there; guest orders placed with it join the account',
    request: { body: jsonBody(z.object({ token })) },
    responses: {
      200: jsonResponse(confirmedEmail, 'the address is the account’s'),
      400: errorResponse('invalid_input'),
      409: errorResponse('email_taken'),
      410: errorResponse('link_expired'),
    },
  }),
  undoEmailChange: defineCall('visitor', {
    method: 'post',
    path: '/api/auth/undo-email-change',
    tags: ['Account'],
    summary: 'Gives an account its earlier address back by the link that was sent there; ends every session',
    request: { body: jsonBody(z.object({ token })) },
    responses: {
      200: jsonResponse(undoneEmailChange, 'the address is the account’s again'),
      400: errorResponse('invalid_input'),
      409: errorResponse('email_taken'),
      410: errorResponse('link_expired'),
    },
  }),
  requestReset: defineCall('visitor', {
    method: 'post',
    path: '/api/auth/forgot-password',
    tags: ['Account'],
    summary: 'Asks for a link to set a new password; the answer is the same whether or not there is such an account',
    request: { body: jsonBody(resetRequest) },
    responses: {
      202: jsonResponse(z.null(), 'if there is such an account, an e-mail is on its way'),
      400: errorResponse('invalid_input'),
      429: errorResponse('too_many_attempts', 'reset_requested'),
    },
  }),
  resetPassword: defineCall('visitor', {
    method: 'post',
    path: '/api/auth/reset-password',
    tags: ['Account'],
    summary: 'Sets a new password by the link that was sent for it; ends every session',
    request: { body: jsonBody(newPassword.extend({ token })) },
    responses: {
      200: jsonResponse(z.null(), 'the password is set'),
      400: errorResponse('invalid_input'),
      410: errorResponse('link_expired'),
      503: errorResponse('busy'),
    },
  }),
  getSecurity: defineCall('user', {
    method: 'get',
    path: '/api/account/security',
    tags: ['Account'],
    summary: 'The state of the account’s e-mail address',
    responses: { 200: jsonResponse(security, 'the state'), ...signedIn },
  }),
  sendVerification: defineCall('user', {
    method: 'post',
    path: '/api/account/verification',
    tags: ['Account'],
    summary: 'Sends the link that confirms the address again',
    responses: {
      202: jsonResponse(z.null(), 'an e-mail is on its way'),
      ...signedIn,
      429: errorResponse('too_many_attempts'),
    },
  }),
  changePassword: defineCall('user', {
    method: 'post',
    path: '/api/account/password',
    tags: ['Account'],
    summary: 'Changes the password; ends all other sessions',
    request: { body: jsonBody(passwordChange) },
    responses: {
      200: jsonResponse(z.null(), 'the password is changed'),
      400: errorResponse('invalid_input'),
      ...signedIn,
      403: errorResponse('wrong_password'),
      429: errorResponse('too_many_attempts'),
      503: errorResponse('busy'),
    },
  }),
  listSessions: defineCall('user', {
    method: 'get',
    path: '/api/account/sessions',
    tags: ['Account'],
    summary: 'The account’s sessions, the last seen first',
    responses: { 200: jsonResponse(z.array(session), 'the sessions'), ...signedIn },
  }),
  endSession: defineCall('user', {
    method: 'delete',
    path: '/api/account/sessions/{sessionId}',
    tags: ['Account'],
    summary: 'Ends a session',
    request: { params: z.object({ sessionId: z.uuid() }) },
    responses: {
      200: jsonResponse(z.null(), 'it is ended'),
      400: errorResponse('invalid_input'),
      ...signedIn,
      404: errorResponse('not_found'),
    },
  }),
  endSessions: defineCall('user', {
    method: 'delete',
    path: '/api/account/sessions',
    tags: ['Account'],
    summary: 'Ends all sessions, this one too',
    responses: { 200: jsonResponse(z.null(), 'all are ended'), ...signedIn },
  }),
  getData: defineCall('user', {
    method: 'get',
    path: '/api/account/data',
    tags: ['Account'],
    summary: 'All personal data of the account, as a file',
    responses: { 200: jsonResponse(heldData, 'the file'), ...signedIn },
  }),
  closeAccount: defineCall('user', {
    method: 'post',
    path: '/api/account/close',
    tags: ['Account'],
    summary: 'Closes the account; its orders are kept without the buyer',
    request: { body: jsonBody(accountClosing) },
    responses: {
      200: jsonResponse(z.null(), 'the account is closed'),
      400: errorResponse('invalid_input'),
      ...signedIn,
      403: errorResponse('wrong_password'),
      429: errorResponse('too_many_attempts'),
      503: errorResponse('busy'),
    },
  }),
}
