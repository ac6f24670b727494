import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useSite } from '../../client/site-context.tsx'
import { useAsyncAction } from '../../client/use-async-action.ts'
import { useErrorToast } from '../../client/use-error-toast.ts'
import { timeOf } from '../../domain/calendar.ts'
import { fill, plural } from '../../i18n/translate.ts'
import { Button } from '../../ui/button.tsx'
import { useApi, useMay } from '../site/admin-context.tsx'
import { useAdminWords } from '../site/admin-words.tsx'
import { BlockDialog } from './block-dialog.tsx'
import { BookDialog } from './book-dialog.tsx'
import { BookingPanel } from './booking-panel.tsx'
import { DayGrid } from './day-grid.tsx'
import { diaryHref, useDiaryAddress } from './diary-address.ts'
import type { Block, Diary, Place } from './diary-page.ts'
import { nextPlace } from './next-place.ts'
import { PrintList } from './print-list.tsx'
import { RequestList } from './request-list.tsx'
import { UnblockDialog } from './unblock-dialog.tsx'
import { UndoBar } from './undo-bar.tsx'
import { useDiaryNames } from './use-diary-names.ts'
import { useMoves } from './use-moves.ts'

export function DiaryDayPage({ diary, isBusy }: { diary: Diary; isBusy: boolean }) {
  const { diary: words } = useAdminWords()
  const { language } = useSite()
  const names = useDiaryNames()
  const address = useDiaryAddress()
  const navigate = useNavigate()
  const mayEdit = useMay()('appointments.edit')
  const [place, setPlace] = useState<Place | null>(null)
  const [isBlocking, setBlocking] = useState(false)
  const [block, setBlock] = useState<Block | null>(null)
  const moves = useMoves(diary.store.id)
  const day = diary.days[0]
  const shown = [...(day?.appointments ?? []), ...diary.requests].find(({ id }) => id === address.booking)
  useFocusAfter(shown?.id)
  if (!day) return null

  const show = (booking: number | undefined) =>
    void navigate(diaryHref({ ...address, booking }), { replace: true, preventScrollReset: true })
  const closing = names.closing(day)
  const here = day.appointments.filter(({ status, arrivedAt }) => status === 'booked' && arrivedAt !== null).length
  return (
    <div aria-busy={isBusy} className={`transition-opacity ${isBusy ? 'opacity-60' : ''}`}>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4 print:hidden">
        <p role="status" className="figures text-small text-ink-soft">
          {plural(words.count, day.appointments.length, language)}
          {here > 0 && ` · ${words.status.arrived}: ${here}`}
          {diary.requests.length > 0 && (
            <a href="#requests" className="plain-link ml-4 inline-block min-h-6 text-ink xl:hidden">
              {plural(words.requestsCount, diary.requests.length, language)}
            </a>
          )}
        </p>
        <div className="flex grow flex-wrap items-center justify-end gap-x-5 gap-y-2 max-sm:justify-between">
          <PrintButton store={diary.store.id} date={day.date} />
          {mayEdit && (
            <Button look="bare" className="min-h-11" onClick={() => setBlocking(true)}>
              {words.block}
            </Button>
          )}
          {mayEdit && (
            <Button className="max-sm:w-full" onClick={() => setPlace(nextPlace(day))}>
              {words.book}
            </Button>
          )}
        </div>
      </div>
      {(closing || day.note) && (
        <div className="mb-4 border-l-2 border-brass bg-white px-4 py-3 print:hidden">
          <p className="font-medium">
            {closing ??
              fill(words.specialHours, {
                opens: timeOf(day.hours?.opens ?? 0),
                closes: timeOf(day.hours?.closes ?? 0),
                note: day.note?.[language] ?? '',
              })}
          </p>
          {closing && mayEdit && <p className="text-small text-ink-soft">{words.closedText}</p>}
        </div>
      )}
      <div
        className={`grid gap-8 ${diary.requests.length > 0 ? 'xl:grid-cols-[minmax(0,1fr)_20rem]' : ''} print:hidden`}
      >
        <DayGrid
          key={`${diary.store.id} ${day.date}`}
          day={day}
          seats={diary.store.seats}
          mayEdit={mayEdit}
          onGap={setPlace}
          onBooking={({ id }) => show(id)}
          onBlock={setBlock}
          onDrop={moves.drop}
        />
        {diary.requests.length > 0 && <RequestList requests={diary.requests} onPress={({ id }) => show(id)} />}
      </div>
      <PrintList diary={diary} day={day} />
      <BookDialog place={place} diary={diary} onClose={() => setPlace(null)} />
      <BookingPanel appointment={shown} diary={diary} onClose={() => show(undefined)} onMoved={moves.told} />
      {mayEdit && <BlockDialog isOpen={isBlocking} diary={diary} date={day.date} onClose={() => setBlocking(false)} />}
      <UnblockDialog block={block} onClose={() => setBlock(null)} />
      <UndoBar move={moves.last} onUndo={moves.undo} onClose={moves.forget} />
    </div>
  )
}

/** Where the pressed booking is gone with its panel, as after a cancellation, the focus goes to the next one. */
function useFocusAfter(shown: number | undefined) {
  const last = useRef(shown)
  useEffect(() => {
    const before = last.current
    last.current = shown
    if (before === undefined || shown !== undefined) return
    const waiting = setTimeout(() => {
      if (document.activeElement !== document.body) return
      const own = document.querySelector<HTMLElement>(`[data-booking="${before}"]`)
      const next = own ?? document.querySelector<HTMLElement>('[data-booking], [data-gap]')
      next?.focus()
    })
    return () => clearTimeout(waiting)
  }, [shown])
}

function PrintButton({ store, date }: { store: string; date: string }) {
  const { diary: words, frame } = useAdminWords()
  const api = useApi()
  const showError = useErrorToast()
  const printing = useAsyncAction(
    async () => {
      // The audit knows of it first.
      await api.diary.notePrinted(store, date)
      print()
    },
    (error) => showError(error, frame.notDone),
  )
  return (
    <Button look="bare" className="min-h-11" isBusy={printing.isBusy} onClick={printing.run}>
      {words.print}
    </Button>
  )
}
