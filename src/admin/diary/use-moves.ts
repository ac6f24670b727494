import { useState } from 'react'
import { useSite } from '../../client/site-context.tsx'
import { useErrorToast } from '../../client/use-error-toast.ts'
import { formatDate } from '../../i18n/formats.ts'
import { fill } from '../../i18n/translate.ts'
import { useApi } from '../site/admin-context.tsx'
import { useAdminWords } from '../site/admin-words.tsx'
import type { Appointment, Place } from './diary-page.ts'
import { useDiaryChange } from './use-diary-change.ts'
import { useDiaryNames } from './use-diary-names.ts'

export interface DoneMove {
  text: string
  before: Appointment
  after: Appointment
}

/** Moves by dragging, and what can be taken back of the last move. */
export function useMoves(store: string) {
  const { diary: words, frame } = useAdminWords()
  const { language } = useSite()
  const names = useDiaryNames()
  const api = useApi()
  const change = useDiaryChange()
  const showError = useErrorToast()
  const [last, setLast] = useState<DoneMove | null>(null)

  const told = (before: Appointment, after: Appointment) => {
    const isTold = after.email !== null && (before.startsAt !== after.startsAt || before.store !== after.store)
    const text = fill(isTold ? words.movedAndTold : words.moved, {
      name: names.person(after),
      time: after.time ?? '',
      date: formatDate(after.date, 'shortWeekday', language),
    })
    setLast({ text, before, after })
  }
  const drop = async (before: Appointment, { date, time, seat }: Place) => {
    const place = { store, date, time, ...(seat !== null && { seat }) }
    try {
      const after = await change(() => api.diary.move(before.id, { version: before.version, ...place }))
      if (after) told(before, after)
    } catch (error) {
      showError(error, frame.notDone)
    }
  }
  const undo = async () => {
    if (last === null) return
    const { before, after } = last
    setLast(null)
    try {
      const place = { store: before.store, date: before.date, time: before.time ?? '', isOutsideHours: true }
      const seat = before.seat ?? undefined
      await change(() => api.diary.move(after.id, { version: after.version, ...place, seat }))
    } catch (error) {
      showError(error, frame.notDone)
    }
  }
  return { last, told, drop, undo, forget: () => setLast(null) }
}
