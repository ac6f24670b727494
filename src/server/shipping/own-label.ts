import { encode } from 'uqr'
import { CARRIERS, type CarrierId } from '../../domain/carriers.ts'
import { type Language, SHOP_NAME } from '../../domain/shop-facts.ts'
import { LABEL_WORDS } from '../../i18n/label-words.ts'
import { createPdf, type Pdf, type PdfFont, plain, toBuffer } from '../pdf/pdf-page.ts'

export interface OwnLabel {
  /** `<order>-s<n>`, also as a QR code. */
  key: string
  carrier: CarrierId
  trackingNumber: string | null
  language: Language
  from: readonly string[]
  to: readonly string[]
  cash: string | null
}

/** A6, in points. */
const SIZE: [number, number] = [298, 420]
const MARGIN = 20
const WIDTH = SIZE[0] - 2 * MARGIN
const QR = 84
const FOOT = SIZE[1] - MARGIN - QR

/** Labels of our own for carriers without a connection, one a page. */
export function renderLabels(labels: readonly OwnLabel[], createdAt: Date): Promise<Buffer> {
  const pdf = createPdf({ title: 'Labels', locale: 'en', author: SHOP_NAME, createdAt, size: SIZE, margin: 0 })
  labels.forEach((label, index) => {
    if (index > 0) pdf.addPage()
    drawLabel(pdf, label)
  })
  return toBuffer(pdf)
}

interface Place {
  x: number
  width: number
}
const COLUMN: Place = { x: MARGIN, width: WIDTH }
const BESIDE_QR: Place = { x: MARGIN + QR + 12, width: WIDTH - QR - 12 }

/** One line, smaller where it would not fit. @returns where the next one begins */
function writeLine(
  pdf: Pdf,
  text: string,
  y: number,
  { size, font = 'text' }: { size: number; font?: PdfFont },
  place = COLUMN,
) {
  const whole = plain(text)
  const needed = pdf.font(font).fontSize(size).widthOfString(whole)
  pdf.fontSize(Math.min(size, (size * place.width) / Math.max(1, needed))).text(whole, place.x, y, { lineBreak: false })
  return y + size * 1.4
}

function drawLabel(pdf: Pdf, label: OwnLabel): void {
  const words = LABEL_WORDS[label.language]
  const { carrier, key, trackingNumber, cash } = label
  const isNamed = carrier !== 'own_van' && carrier !== 'other'
  let y = isNamed ? writeLine(pdf, CARRIERS[carrier].name, MARGIN, { size: 16, font: 'strong' }) : MARGIN
  y = writeLine(pdf, words.from, y + 4, { size: 8 })
  for (const text of label.from) y = writeLine(pdf, text, y, { size: 9 })
  pdf
    .moveTo(MARGIN, y + 4)
    .lineTo(SIZE[0] - MARGIN, y + 4)
    .lineWidth(0.5)
    .stroke()
  y = writeLine(pdf, words.to, y + 12, { size: 8 })
  for (const text of label.to) y = writeLine(pdf, text, y, { size: 15 })
  if (cash !== null) writeLine(pdf, `${words.cash} ${cash}`, y + 6, { size: 18, font: 'strong' })
  drawQr(pdf, key)
  writeLine(pdf, key, FOOT + 10, { size: 11 }, BESIDE_QR)
  if (trackingNumber === null) return
  writeLine(pdf, words.trackingNumber, FOOT + 36, { size: 8 }, BESIDE_QR)
  writeLine(pdf, trackingNumber, FOOT + 48, { size: 14, font: 'strong' }, BESIDE_QR)
}

function drawQr(pdf: Pdf, text: string): void {
  const { data, size } = encode(text, { border: 0 })
  const module = QR / size
  data.forEach((row, line) => {
    row.forEach((isDark, column) => {
      if (isDark) pdf.rect(MARGIN + column * module, FOOT + line * module, module, module)
    })
  })
  pdf.fill('black')
}
