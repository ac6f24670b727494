import { formatMoney } from '../../domain/money.ts'
import { fill } from '../../i18n/translate.ts'
import { type Pdf, type PdfFont, plain } from '../pdf/pdf-page.ts'
import { COLOURS, PAGE, type Sheet } from './document-sheet.ts'

interface Cell {
  text: string
  x: number
  width: number
  isRight?: boolean
}

interface RowStyle {
  font: PdfFont
  colour: string
  size: number
}

const HEAD: RowStyle = { font: 'text', colour: COLOURS.soft, size: 8.5 }
const BODY: RowStyle = { font: 'text', colour: COLOURS.ink, size: 10 }
const TOTAL: RowStyle = { font: 'strong', colour: COLOURS.ink, size: 11 }
const PADDING = 6

/** Places of the columns of lines, in points from the left edge of the page. */
const COLUMNS = {
  description: { x: PAGE.left, width: 172 },
  quantity: { x: 222, width: 36 },
  unit: { x: 262, width: 74 },
  rate: { x: 340, width: 40 },
  net: { x: 384, width: 78 },
  amount: { x: 466, width: 81 },
} as const

/** The lines; a table that goes over the page begins the next one with its head. */
export function drawLines({ pdf, row, words }: Sheet): void {
  const { columns } = words
  const head = () =>
    drawRow(
      pdf,
      Object.entries(COLUMNS).map(([name, place]) => ({
        ...place,
        text: columns[name as keyof typeof COLUMNS],
        isRight: name !== 'description',
      })),
      HEAD,
    )
  head()
  for (const line of row.content.lines) {
    const name = [line.name, ...(line.details ?? []), ...(line.sku === null ? [] : [line.sku])].join('\n')
    const cells = [
      { ...COLUMNS.description, text: name },
      { ...COLUMNS.quantity, text: String(line.quantity), isRight: true },
      { ...COLUMNS.unit, text: formatMoney(line.unitGrossCents), isRight: true },
      { ...COLUMNS.rate, text: fill(words.percent, { percent: line.ratePercent }), isRight: true },
      { ...COLUMNS.net, text: formatMoney(line.netCents), isRight: true },
      { ...COLUMNS.amount, text: formatMoney(line.grossCents), isRight: true },
    ]
    if (pdf.y + heightOf(pdf, cells, BODY) > PAGE.bottom) {
      startPage(pdf)
      head()
    }
    drawRow(pdf, cells, BODY)
  }
}

/** Net, VAT and gross by rate, and the total. They stay together on one page. */
export function drawRates({ pdf, row, words }: Sheet): void {
  const { rates } = row.content
  if (pdf.y + 30 + 22 * (rates.length + 2) > PAGE.bottom) startPage(pdf)
  pdf.y += 18
  const places = [
    { x: 215, width: 80 },
    { x: 300, width: 80 },
    { x: 385, width: 75 },
    { x: 465, width: 82 },
  ]
  const draw = (texts: readonly string[], style: RowStyle) =>
    drawRow(
      pdf,
      texts.map((text, index) => ({ ...(places[index] ?? { x: 0, width: 0 }), text, isRight: true })),
      style,
    )
  draw([words.rates.rate, words.rates.net, words.rates.vat, words.rates.gross], HEAD)
  for (const { ratePercent, netCents, vatCents, grossCents } of rates) {
    const percent = fill(words.percent, { percent: ratePercent })
    draw([percent, formatMoney(netCents), formatMoney(vatCents), formatMoney(grossCents)], BODY)
  }
  const title = row.kind === 'credit_note' ? words.totalCredited : words.total
  const { netCents, vatCents, grossCents } = row
  draw([title, formatMoney(netCents), formatMoney(vatCents), formatMoney(grossCents)], TOTAL)
}

function startPage(pdf: Pdf): void {
  pdf.addPage()
  pdf.y = PAGE.left
}

function drawRow(pdf: Pdf, cells: readonly Cell[], style: RowStyle): void {
  const top = pdf.y + PADDING
  const bottom = pdf.y + heightOf(pdf, cells, style)
  pdf.font(style.font).fontSize(style.size).fillColor(style.colour)
  for (const { text, x, width, isRight } of cells) {
    pdf.text(plain(text), x, top, { width, align: isRight ? 'right' : 'left' })
  }
  pdf
    .moveTo(cells[0]?.x ?? PAGE.left, bottom)
    .lineTo(PAGE.right, bottom)
    .lineWidth(0.5)
    .strokeColor(COLOURS.hairline)
  pdf.stroke()
  pdf.y = bottom
}

function heightOf(pdf: Pdf, cells: readonly Cell[], { font, size }: RowStyle): number {
  pdf.font(font).fontSize(size)
  return Math.max(...cells.map(({ text, width }) => pdf.heightOfString(plain(text), { width }))) + 2 * PADDING
}
