import type { SettingsGroup } from '../../domain/settings.ts'
import type { AdminCaller } from './caller.ts'
import type { AdminInput } from './calls.ts'

/** Calls about customers and the diary, and about the shop as a whole. */
export function peopleClient({ call, download }: AdminCaller) {
  return {
    today: {
      get: () => call('GET /api/admin/today', {}),
      sales: () => call('GET /api/admin/sales', {}),
    },
    diary: {
      get: (query: AdminInput<'GET /api/admin/diary'>['query'] = {}) => call('GET /api/admin/diary', { query }),
      search: (query: AdminInput<'GET /api/admin/diary/appointments'>['query']) =>
        call('GET /api/admin/diary/appointments', { query }),
      findPeople: (q: string) => call('GET /api/admin/diary/people', { query: { q } }),
      book: (body: AdminInput<'POST /api/admin/diary/appointments'>['body']) =>
        call('POST /api/admin/diary/appointments', { body }),
      move: (id: number, body: AdminInput<'POST /api/admin/diary/appointments/{id}/move'>['body']) =>
        call('POST /api/admin/diary/appointments/{id}/move', { params: { id }, body }),
      takeStep: (id: number, body: AdminInput<'POST /api/admin/diary/appointments/{id}/step'>['body']) =>
        call('POST /api/admin/diary/appointments/{id}/step', { params: { id }, body }),
      cancel: (id: number, body: AdminInput<'POST /api/admin/diary/appointments/{id}/cancel'>['body']) =>
        call('POST /api/admin/diary/appointments/{id}/cancel', { params: { id }, body }),
      note: (id: number, body: AdminInput<'POST /api/admin/diary/appointments/{id}/note'>['body']) =>
        call('POST /api/admin/diary/appointments/{id}/note', { params: { id }, body }),
      block: (body: AdminInput<'POST /api/admin/diary/blocks'>['body']) =>
        call('POST /api/admin/diary/blocks', { body }),
      unblock: (id: number) => call('DELETE /api/admin/diary/blocks/{id}', { params: { id } }),
      notePrinted: (store: string, date: string) => call('POST /api/admin/diary/printed', { body: { store, date } }),
    },
    customers: {
      list: (query: AdminInput<'GET /api/admin/customers'>['query'] = {}) =>
        call('GET /api/admin/customers', { query }),
      get: (id: number) => call('GET /api/admin/customers/{id}', { params: { id } }),
      addNote: (id: number, body: AdminInput<'POST /api/admin/customers/{id}/notes'>['body']) =>
        call('POST /api/admin/customers/{id}/notes', { params: { id }, body }),
      deleteNote: (id: number, noteId: number, reason: string) =>
        call('POST /api/admin/customers/{id}/notes/{noteId}/delete', { params: { id, noteId }, body: { reason } }),
      export: (id: number) => call('POST /api/admin/customers/{id}/export', { params: { id }, body: {} }),
      erase: (id: number, email: string) =>
        call('POST /api/admin/customers/{id}/erase', { params: { id }, body: { email } }),
    },
    newsletter: {
      list: (query: AdminInput<'GET /api/admin/newsletter'>['query'] = {}) =>
        call('GET /api/admin/newsletter', { query }),
      end: (id: number) => call('POST /api/admin/newsletter/{id}/leave', { params: { id } }),
      /** The file's text, with its BOM. */
      export: () => download('POST /api/admin/newsletter/export', { body: {} }),
    },
    settings: {
      change: (group: SettingsGroup, body: { version: number; value: unknown }) =>
        call(`PUT /api/admin/settings/${group}` as 'PUT /api/admin/settings/shipping', { body } as never),
    },
  }
}
