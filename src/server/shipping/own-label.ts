import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import { encode } from 'uqr'
import { CARRIERS, type CarrierId } from '../../domain/carriers.ts'
import type { Language } from '../../domain/shop-facts.ts'
import { LABEL_WORDS } from '../../i18n/label-words.ts'
import { writeLine } from '../pdf/fonts.ts'

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

/** Labels of our own for carriers without a connection, one a page. */
export async function renderLabels(labels: readonly OwnLabel[]): Promise<Uint8Array> {
  const document = new PDFDocument({ size: SIZE, margin: 0, autoFirstPage: false, info: { Title: 'Labels' } })
  const whole = buffer(document)
  for (const label of labels) drawLabel(document.addPage(), label)
  document.end()
  return whole
}

function drawLabel(document: InstanceType<typeof PDFDocument>, label: OwnLabel): void {
  const words = LABEL_WORDS[label.language]
  const lines = (texts: readonly string[], from: number, size: number) => {
    let y = from
    for (const text of texts) {
      writeLine(document, text, { x: MARGIN, y, size, width: WIDTH })
      y += size * 1.4
    }
    return y
  }
  const carrier = label.carrier === 'own_van' || label.carrier === 'other' ? '' : CARRIERS[label.carrier].name
  let y = lines([carrier].filter(Boolean), MARGIN, 16)
  y = lines([words.from], y + 4, 8)
  y = lines(label.from, y, 9)
  document
    .moveTo(MARGIN, y + 4)
    .lineTo(SIZE[0] - MARGIN, y + 4)
    .lineWidth(0.5)
    .stroke()
  y = lines([words.to], y + 12, 8)
  y = lines(label.to, y, 15)
  if (label.cash !== null) lines([`${words.cash} ${label.cash}`], y + 6, 18)
  drawQr(document, label.key)
  const foot = SIZE[1] - MARGIN - QR
  const beside = { x: MARGIN + QR + 12, width: WIDTH - QR - 12 }
  writeLine(document, label.key, { ...beside, y: foot + 10, size: 11 })
  if (label.trackingNumber !== null) {
    writeLine(document, words.trackingNumber, { ...beside, y: foot + 36, size: 8 })
    writeLine(document, label.trackingNumber, { ...beside, y: foot + 48, size: 14 })
  }
}

function drawQr(document: InstanceType<typeof PDFDocument>, text: string): void {
  const { data, size } = encode(text, { border: 0 })
  const module = QR / size
  const top = SIZE[1] - MARGIN - QR
  data.forEach((row, line) => {
    row.forEach((isDark, column) => {
      if (isDark) document.rect(MARGIN + column * module, top + line * module, module, module)
    })
  })
  document.fill('black')
}
