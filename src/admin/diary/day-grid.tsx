import { type CSSProperties, type KeyboardEvent, useEffect, useMemo, useRef } from 'react'
import { useSite } from '../../client/site-context.tsx'
import { dayInCyprus, timeInCyprus, timeOf } from '../../domain/calendar.ts'
import { minuteOfDay, type Span } from '../../domain/diary.ts'
import { formatDate } from '../../i18n/formats.ts'
import { fill } from '../../i18n/translate.ts'
import { useAdminWords } from '../site/admin-words.tsx'
import { BlockCard } from './block-card.tsx'
import { BookingCard } from './booking-card.tsx'
import { type Entry, layOutDay } from './day-entries.ts'
import type { Appointment, Block, DiaryDay, Place } from './diary-page.ts'
import { GapButton } from './gap-button.tsx'
import { gridRow, laneStyle, ROW_MINUTES, ROW_REM } from './grid-rows.ts'
import { useNow } from './use-now.ts'

interface DayGridProps {
  day: DiaryDay
  seats: number
  mayEdit: boolean
  onGap: (place: Place) => void
  onBooking: (appointment: Appointment) => void
  onBlock: (block: Block) => void
  onDrop: (appointment: Appointment, place: Place) => Promise<void>
}

/** A day with a column a seat. Whatever is earlier in the day is earlier in the document. */
export function DayGrid({ day, seats: storeSeats, mayEdit, ...acts }: DayGridProps) {
  const { diary: words } = useAdminWords()
  const { language } = useSite()
  const now = useNow()
  const today = dayInCyprus(now)
  const minute = minuteOfDay(now, today)
  const firstFree = !mayEdit || day.date < today ? null : day.date > today ? 0 : Math.floor(minute / 15) * 15
  const { span, open, seats, entries } = useMemo(
    () => layOutDay(day, storeSeats, firstFree),
    [day, storeSeats, firstFree],
  )
  const scroller = useScrollToNow(span, day.date === today ? minute : null)
  if (span === null) return null
  const date = formatDate(day.date, 'shortWeekday', language)
  const columns = { gridTemplateColumns: `repeat(${seats}, minmax(0, 1fr))` }
  // The head and the hours below are as wide as each other, and no seat is too narrow to read.
  const wide = { minWidth: `${4 + seats * SEAT_REM}rem` }
  const numbers = Array.from({ length: seats }, (_, index) => index + 1)
  const rows = (span.to - span.from) / ROW_MINUTES
  const item = (entry: Entry) => {
    const shared = { style: placeOf(entry, span) }
    if (entry.is === 'block')
      return <BlockCard key={`b${entry.block.id}`} {...shared} {...entry} onPress={acts.onBlock} />
    if (entry.is === 'gap')
      return (
        <GapButton key={`g${entry.seat}-${entry.from}`} {...shared} gap={entry} date={day.date} onPress={acts.onGap} />
      )
    return (
      <BookingCard
        key={`a${entry.appointment.id}`}
        entry={entry}
        {...{ span, seats: storeSeats, date: day.date, mayEdit }}
        onPress={acts.onBooking}
        onDrop={acts.onDrop}
      />
    )
  }
  return (
    <section
      ref={scroller}
      aria-label={fill(words.grid, { date })}
      className="diary-scroller relative overflow-auto border-y border-hairline bg-white scroll-pt-14 max-sm:-mx-gutter sm:border-x md:max-h-[calc(100dvh-13rem)] md:min-h-96 print:hidden"
    >
      <div style={wide} className="sticky top-0 z-20 flex border-b border-hairline bg-chalk">
        <span className="sticky left-0 z-10 w-14 shrink-0 bg-chalk sm:w-16" />
        <div className="grid grow" style={columns}>
          {numbers.map((number) => (
            <span key={number} className="label border-l border-hairline px-3 py-2.5 text-ink-soft">
              {fill(words.seat, { number })}
            </span>
          ))}
        </div>
      </div>
      <div style={wide} className="flex">
        <Hours span={span} />
        <div className="diary-lines relative min-w-0 grow">
          <Closed span={span} open={open} />
          {day.date === today && minute > span.from && minute < span.to && (
            <p
              className="pointer-events-none absolute inset-x-0 z-10 border-t-2 border-terracotta"
              style={{ top: topOf(minute, span) }}
            >
              <span className="sr-only">{fill(words.now, { time: timeInCyprus(now) })}</span>
              <span aria-hidden="true" className="absolute -top-[5px] left-0 size-2 rounded-round bg-terracotta" />
            </p>
          )}
          <ol
            className="relative grid"
            style={{ ...columns, gridTemplateRows: `repeat(${rows}, ${ROW_REM}rem)` }}
            onKeyDown={moveBetweenGaps}
          >
            {entries.map(item)}
          </ol>
        </div>
      </div>
    </section>
  )
}

function Hours({ span }: { span: Span }) {
  const hours = []
  for (let minute = span.from; minute < span.to; minute += 30) hours.push(minute)
  return (
    <div aria-hidden="true" className="sticky left-0 z-[15] w-14 shrink-0 bg-white sm:w-16">
      {hours.map((minute) => (
        <div key={minute} style={{ height: `${(30 / ROW_MINUTES) * ROW_REM}rem` }} className="figures pr-2 text-right">
          <span
            className={`block text-label ${minute === span.from ? 'pt-0.5' : '-translate-y-[0.65em]'} ${minute % 60 === 0 ? 'font-medium' : 'text-ink-soft'}`}
          >
            {timeOf(minute)}
          </span>
        </div>
      ))}
    </div>
  )
}

/** Where the store is closed within the shown hours. */
function Closed({ span, open }: { span: Span; open: Span | null }) {
  const closed =
    open === null
      ? [span]
      : [
          { from: span.from, to: open.from },
          { from: open.to, to: span.to },
        ]
  return closed
    .filter(({ from, to }) => from < to)
    .map(({ from, to }) => (
      <div
        key={from}
        aria-hidden="true"
        className="diary-closed absolute inset-x-0"
        style={{ top: topOf(from, span), height: topOf(to - from + span.from, span) }}
      />
    ))
}

const SEAT_REM = 8.5

const topOf = (minute: number, span: Span) => `${((minute - span.from) / ROW_MINUTES) * ROW_REM}rem`

function placeOf(entry: Entry, span: Span): CSSProperties {
  const gridColumn = entry.seat === null ? '1 / -1' : `${entry.seat}`
  return { gridColumn, gridRow: gridRow(entry, span), ...(entry.is === 'gap' && laneStyle(entry)) }
}

/** Of a free stretch only the first gap is a tab stop; arrow keys go to the others of the seat. */
function moveBetweenGaps(event: KeyboardEvent<HTMLElement>) {
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  const gap = (event.target as HTMLElement).getAttribute('data-gap')
  if (by === undefined || gap === null) return
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>(`[data-gap="${gap}"]`)]
  const next = all[all.indexOf(event.target as HTMLElement) + by]
  if (!next) return
  event.preventDefault()
  next.focus()
}

/** A day that is opened shows what is happening now. */
function useScrollToNow(span: Span | null, minute: number | null) {
  const scroller = useRef<HTMLElement>(null)
  const isToday = minute !== null
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when today is opened
  useEffect(() => {
    const element = scroller.current
    if (!element || span === null || minute === null) return
    const share = (minute - span.from) / (span.to - span.from)
    element.scrollTop = Math.max(0, share * element.scrollHeight - 0.3 * element.clientHeight)
  }, [isToday])
  return scroller
}
