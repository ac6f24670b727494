import { type PointerEvent, useRef, useState } from 'react'
import { usePointerGesture } from '../../client/use-pointer-gesture.ts'
import { timeOf } from '../../domain/calendar.ts'
import { snapTo } from '../../domain/day-grid.ts'
import type { Span } from '../../domain/diary.ts'
import type { Entry } from './day-entries.ts'
import { type Appointment, type Place, shownStatus } from './diary-page.ts'
import { gridRow, laneStyle } from './grid-rows.ts'
import { ServiceMark } from './service-mark.tsx'
import { useDiaryNames } from './use-diary-names.ts'

interface BookingCardProps {
  entry: Extract<Entry, { is: 'appointment' }>
  span: Span
  seats: number
  date: string
  mayEdit: boolean
  onPress: (appointment: Appointment) => void
  onDrop: (appointment: Appointment, place: Place) => Promise<void>
}

const LOOKS = {
  eye_exam: 'border-l-sea bg-sea/10',
  fitting: 'border-l-brass bg-brass-light/25 [border-left-style:double]',
  styling: 'border-l-terracotta bg-terracotta/8 [border-left-style:dotted]',
  collection: 'border-l-ink-soft bg-chalk [border-left-style:dashed]',
} as const

export function BookingCard({ entry, span, seats, date, mayEdit, onPress, onDrop }: BookingCardProps) {
  const { appointment, lane, lanes } = entry
  const drag = useDrag({ entry, span, seats, date, onDrop })
  const place = drag.place ?? entry
  const isLow = entry.to - entry.from < 30
  const isMovable = mayEdit && appointment.isMovable
  const handlers = isMovable ? drag.handlers : {}
  return (
    <li
      style={{
        gridColumn: place.seat,
        gridRow: gridRow(place, span),
        ...laneStyle({ lane, lanes }),
      }}
      className={`relative flex min-w-0 border-l border-hairline bg-white p-px ${drag.place ? 'z-10' : ''}`}
    >
      <button
        type="button"
        {...handlers}
        data-booking={appointment.id}
        // A key has no pointer that could have dragged.
        onClick={({ detail }) => (detail === 0 || !drag.wasDragged()) && onPress(appointment)}
        className={`relative flex min-w-0 grow overflow-hidden rounded-edge border-l-4 text-left text-label text-ink -outline-offset-2 transition-shadow select-none hover:shadow-lifted ${LOOKS[appointment.service ?? 'eye_exam']} ${isLow ? 'items-center gap-x-2 px-2' : 'flex-col px-2 py-1 sm:px-2.5'} ${isMovable ? 'pr-8!' : ''} ${drag.place ? 'shadow-lifted outline-2 outline-sea' : ''}`}
      >
        <CardText appointment={appointment} time={timeOf(place.from)} isLow={isLow} />
        {isMovable && <Grip />}
      </button>
    </li>
  )
}

interface CardTextProps {
  appointment: Appointment
  time: string
  isLow: boolean
}

/** On a phone the name has a line of its own, and the drawing stands for the service. */
function CardText({ appointment, time, isLow }: CardTextProps) {
  const names = useDiaryNames()
  const status = shownStatus(appointment)
  const mark = <ServiceMark service={appointment.service ?? 'eye_exam'} />
  const tag = status !== 'booked' && <StatusTag text={names.status(appointment)} isHere={status === 'arrived'} />
  const name = (
    <span
      className={`min-w-0 truncate text-small leading-snug font-medium ${status === 'no_show' ? 'line-through' : ''} ${tag && status !== 'arrived' ? 'text-ink-soft' : ''}`}
    >
      {names.person(appointment)}
    </span>
  )
  const service = names.service(appointment)
  const rest = (
    <span className="sr-only">{`${names.seat(appointment.seat)}${tag ? '' : `, ${names.status(appointment)}`}`}</span>
  )
  if (isLow) {
    return (
      <>
        <span className="figures font-medium">{time}</span> {mark} {name} <span className="sr-only">{service}</span>{' '}
        {tag} {rest}
      </>
    )
  }
  return (
    <>
      <span className="flex max-w-full min-w-0 items-center gap-x-2 max-sm:flex-wrap sm:items-baseline">
        <span className="figures font-medium">{time}</span>
        <span className="flex items-center gap-2 text-ink-soft sm:hidden">
          {mark}
          {tag}
        </span>
        <span className="flex min-w-0 max-sm:w-full">{name}</span>
      </span>
      <span className="flex max-w-full min-w-0 items-center gap-1.5 text-ink-soft max-sm:sr-only">
        <span className="contents max-sm:hidden">{mark}</span> <span className="truncate">{service}</span>
        <span className="contents max-sm:hidden">{tag}</span>
      </span>
      {rest}
    </>
  )
}

const Grip = () => (
  <span
    data-grip
    aria-hidden="true"
    className="absolute inset-y-0 right-0 grid w-8 touch-none place-items-center text-ink-soft/70 hovers:cursor-grab"
  >
    <svg viewBox="0 0 6 14" className="h-3.5 w-1.5" fill="currentColor" aria-hidden="true">
      <path d="M0 1h2v2H0zM4 1h2v2H4zM0 6h2v2H0zM4 6h2v2H4zM0 11h2v2H0zM4 11h2v2H4z" />
    </svg>
  </span>
)

const StatusTag = ({ text, isHere }: { text: string; isHere: boolean }) => (
  <span
    className={`shrink-0 rounded-edge px-1.5 ${isHere ? 'bg-sea text-paper' : 'border border-ink-soft/50 text-ink-soft'}`}
  >
    {text}
  </span>
)

/** Shorter ways are a press with an unsteady hand. */
const LEAST_DRAG_PX = 6

type DragProps = Pick<BookingCardProps, 'entry' | 'span' | 'seats' | 'date' | 'onDrop'>

/** Drags a booking by quarters of an hour and by seats. A finger drags by the grip only, or it could not scroll. */
function useDrag({ entry, span, seats, date, onDrop }: DragProps) {
  const [place, setPlace] = useState<(Span & { seat: number }) | null>(null)
  const way = useRef({ right: 0, down: 0 })
  const isDrag = () => Math.hypot(way.current.right, way.current.down) >= LEAST_DRAG_PX
  const minutes = entry.to - entry.from
  const gesture = usePointerGesture({
    onChange: ({ rightPx, downPx }, element) => {
      way.current = { right: way.current.right + rightPx, down: way.current.down + downPx }
      if (!isDrag()) return
      const grid = element.closest('ol')
      if (!grid) return
      const pxPerMinute = grid.clientHeight / (span.to - span.from)
      const columns = getComputedStyle(grid).gridTemplateColumns.split(' ').length
      const from = snapTo(entry.from + way.current.down / pxPerMinute, minutes, span)
      const aside = Math.round(way.current.right / (grid.clientWidth / columns))
      const seat = Math.max(1, Math.min(entry.seat + aside, seats))
      setPlace({ from, to: from + minutes, seat })
    },
  })
  const drop = () => {
    const { appointment } = entry
    const isMoved = place !== null && (place.from !== entry.from || place.seat !== entry.seat)
    if (!isMoved) return setPlace(null)
    // It stays where it was dropped until the server has answered.
    void onDrop(appointment, { date, time: timeOf(place.from), seat: place.seat }).finally(() => setPlace(null))
  }
  const { onPointerDown, onPointerMove, onPointerUp, onPointerCancel } = gesture.handlers
  const handlers = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      way.current = { right: 0, down: 0 }
      const isByGrip = (event.target as HTMLElement).closest('[data-grip]') !== null
      if (event.button === 0 && (event.pointerType !== 'touch' || isByGrip)) onPointerDown(event)
    },
    onPointerMove,
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      onPointerUp(event)
      drop()
    },
    onPointerCancel: (event: PointerEvent<HTMLElement>) => {
      onPointerCancel(event)
      setPlace(null)
    },
  }
  return { place, handlers, wasDragged: isDrag }
}
