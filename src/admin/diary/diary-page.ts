import type { AdminOutput } from '../../contract/admin/calls.ts'
import type { DiaryProblem } from '../../contract/admin/diary-page.ts'

export type Diary = AdminOutput<'GET /api/admin/diary'>
export type DiaryDay = Diary['days'][number]
export type Appointment = DiaryDay['appointments'][number]
export type Block = DiaryDay['blocks'][number]
export type Person = AdminOutput<'GET /api/admin/diary/people'>[number]
export type Conflict = DiaryProblem['error']

/** A place that was pressed in the grid, or the next one where none was. */
export interface Place {
  date: string
  time: string
  seat: number | null
}

type ShownStatus = Appointment['status'] | 'arrived'

export const shownStatus = ({ status, arrivedAt }: Appointment): ShownStatus =>
  status === 'booked' && arrivedAt !== null ? 'arrived' : status
