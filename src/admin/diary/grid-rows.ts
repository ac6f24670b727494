import type { CSSProperties } from 'react'
import type { Lane } from '../../domain/day-grid.ts'
import type { Span } from '../../domain/diary.ts'

/** Services are multiples of five minutes. */
export const ROW_MINUTES = 5
/** A quarter of an hour is 1.8 rem high: enough for one line, and to be pressed. */
export const ROW_REM = 0.6

const rowOf = (minute: number, span: Span) => Math.floor((minute - span.from) / ROW_MINUTES) + 1

export const gridRow = ({ from, to }: Span, span: Span): string =>
  `${rowOf(from, span)} / ${Math.max(rowOf(to, span), rowOf(from, span) + 1)}`

export const laneStyle = ({ lane, lanes }: Lane): CSSProperties =>
  lanes === 1 ? {} : { marginLeft: `${(100 * lane) / lanes}%`, width: `${100 / lanes}%` }
