import type { ReactNode } from 'react'

export interface Column<Row> {
  key: string
  title: string
  cell: (row: Row) => ReactNode
  /** Figures stand at the end of their column, one digit below the other. */
  isFigure?: boolean
  /** The narrowest window that shows the column; what is hidden belongs into another cell's second line. */
  from?: keyof typeof FROM
  /** The order of the rows, where they are ordered by this column. */
  sorted?: 'ascending' | 'descending'
  /** A control of its own, such as a checkbox, which no link covers. It comes first. */
  isControl?: boolean
  /** Stands in the head instead of the title. */
  head?: ReactNode
}

interface DataTableProps<Row> {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string
  /**
   * Makes a row one link: draws it around a cell's content. Only the first cell's is reached with Tab, the others repeat
   * it for pointers.
   */
  link?: (row: Row, cell: { className: string; tabIndex?: -1; children: ReactNode }) => ReactNode
  /** While the rows of an earlier question are still shown. */
  isBusy?: boolean
}

const FROM = { sm: 'max-sm:hidden', md: 'max-md:hidden', lg: 'max-lg:hidden', xl: 'max-xl:hidden' } as const
const CELL = 'px-2 py-3 sm:px-4'

/** A table whose header stays while its rows scroll, in both directions. */
export function DataTable<Row>({ caption, columns, rows, keyOf, link, isBusy = false }: DataTableProps<Row>) {
  const firstData = columns.findIndex((column) => !column.isControl)
  return (
    <section
      aria-label={caption}
      aria-busy={isBusy}
      // Where no row is a link, nothing inside takes the focus, and the arrow keys could not scroll.
      tabIndex={link ? undefined : 0}
      className={`overflow-auto border-y border-hairline bg-white transition-opacity scroll-pt-12 sm:border-x md:max-h-[max(16rem,calc(100dvh-15rem))] ${isBusy ? 'opacity-60' : ''}`}
    >
      <table className="w-full border-separate border-spacing-0 text-small">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                aria-sort={column.sorted}
                className={`sticky top-0 z-10 border-b border-hairline bg-chalk px-2 py-2.5 text-left text-label font-medium text-ink-soft sm:px-4 ${placement(column)}`}
              >
                {column.head ?? column.title}
                {column.sorted && <SortMark isDescending={column.sorted === 'descending'} />}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)} className="h-14 [content-visibility:auto] hover:bg-paper/70">
              {columns.map((column, index) => (
                <TableCell key={column.key} row={row} column={column} link={link} isFirst={index === firstData} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

interface TableCellProps<Row> {
  row: Row
  column: Column<Row>
  link: DataTableProps<Row>['link']
  isFirst: boolean
}

function TableCell<Row>({ row, column, link, isFirst }: TableCellProps<Row>) {
  const place = `border-b border-hairline/70 align-middle font-normal ${placement(column)}`
  const content = column.cell(row)
  const isLinked = link !== undefined && !column.isControl
  const inside = isLinked
    ? link(row, {
        className: `flex h-full flex-col justify-center ${CELL} -outline-offset-2`,
        ...(isFirst ? {} : { tabIndex: -1 }),
        children: content,
      })
    : content
  // A height lets the link fill the cell, so that a press anywhere in the row counts.
  const className = isLinked ? `h-px ${place}` : `${place} ${CELL}`
  return isFirst ? (
    <th scope="row" className={`text-left ${className}`}>
      {inside}
    </th>
  ) : (
    <td className={className}>{inside}</td>
  )
}

const placement = <Row,>({ from, isFigure }: Column<Row>) =>
  `${from ? FROM[from] : ''} ${isFigure ? 'figures text-right' : ''}`

function SortMark({ isDescending }: { isDescending: boolean }) {
  return (
    <svg
      viewBox="0 0 8 6"
      className={`ml-1.5 inline w-2 ${isDescending ? '' : 'rotate-180'}`}
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      <path d="M1 1l3 4 3-4" />
    </svg>
  )
}
