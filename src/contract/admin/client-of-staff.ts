import type { AdminCaller } from './caller.ts'
import type { AdminInput } from './calls.ts'

/** Calls about those who work here: signing in, tills, staff, and what they changed. */
export function staffClient({ call }: AdminCaller) {
  return {
    signIn: {
      withPassword: (body: AdminInput<'POST /api/admin/sign-in'>['body']) => call('POST /api/admin/sign-in', { body }),
      withCode: (code: string) => call('POST /api/admin/sign-in/code', { body: { code } }),
      setUpSecondFactor: () => call('POST /api/admin/totp/setup', {}),
      confirmSecondFactor: (code: string) => call('POST /api/admin/totp/confirm', { body: { code } }),
      confirm: (body: AdminInput<'POST /api/admin/confirm'>['body']) => call('POST /api/admin/confirm', { body }),
      signOut: () => call('POST /api/admin/sign-out', {}),
      me: () => call('GET /api/admin/me', {}),
      updateMe: (body: AdminInput<'PATCH /api/admin/me'>['body']) => call('PATCH /api/admin/me', { body }),
      changePassword: (password: string) => call('POST /api/admin/password', { body: { password } }),
      setPin: (pin: string) => call('PUT /api/admin/pin', { body: { pin } }),
      removePin: () => call('DELETE /api/admin/pin', {}),
      endOtherSessions: () => call('POST /api/admin/me/end-other-sessions', {}),
    },
    tills: {
      list: () => call('GET /api/admin/tills', {}),
      enrol: (body: AdminInput<'POST /api/admin/tills'>['body']) => call('POST /api/admin/tills', { body }),
      revoke: (id: number) => call('POST /api/admin/tills/{id}/revoke', { params: { id } }),
      present: () => call('GET /api/admin/till', {}),
      signIn: (staffId: number, pin: string) => call('POST /api/admin/till/sign-in', { body: { staffId, pin } }),
    },
    staff: {
      list: () => call('GET /api/admin/staff', {}),
      add: (body: AdminInput<'POST /api/admin/staff'>['body']) => call('POST /api/admin/staff', { body }),
      change: (id: number, body: AdminInput<'PATCH /api/admin/staff/{id}'>['body']) =>
        call('PATCH /api/admin/staff/{id}', { params: { id }, body }),
      deactivate: (id: number) => call('POST /api/admin/staff/{id}/deactivate', { params: { id } }),
      invite: (id: number, requestKey: string) =>
        call('POST /api/admin/staff/{id}/invitation', { params: { id }, body: { requestKey } }),
      invitation: (token: string) => call('GET /api/admin/invitations/{token}', { params: { token } }),
      acceptInvitation: (token: string, body: AdminInput<'POST /api/admin/invitations/{token}'>['body']) =>
        call('POST /api/admin/invitations/{token}', { params: { token }, body }),
    },
    audit: {
      list: (query: AdminInput<'GET /api/admin/audit'>['query'] = {}) => call('GET /api/admin/audit', { query }),
      check: () => call('GET /api/admin/audit/proof', {}),
      securityEvents: (query: AdminInput<'GET /api/admin/security-events'>['query'] = {}) =>
        call('GET /api/admin/security-events', { query }),
    },
  }
}
