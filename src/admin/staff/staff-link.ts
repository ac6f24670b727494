import type { AdminOutput } from '../../contract/admin/calls.ts'

export type StaffLink = AdminOutput<'POST /api/admin/staff'>
