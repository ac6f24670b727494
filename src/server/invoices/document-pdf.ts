import { SHOP_NAME } from '../../domain/shop-facts.ts'
import { countryName } from '../../i18n/country-name.ts'
import { DOCUMENT_WORDS } from '../../i18n/document-words.ts'
import { formatDate } from '../../i18n/formats.ts'
import { LANGUAGE_TABLE } from '../../i18n/languages.ts'
import { fill } from '../../i18n/translate.ts'
import { createPdf, displayFontOf, type Pdf, plain, toBuffer } from '../pdf/pdf-page.ts'
import { COLOURS, PAGE, type Sheet } from './document-sheet.ts'
import { drawLines, drawRates } from './document-tables.ts'
import type { DocumentRow } from './store-document.ts'

/**
 * A document as PDF, in its own language. It says what was frozen when it was issued, and nothing else: the same
 * document gives the same bytes.
 */
export function renderDocument(row: DocumentRow, signature: string | null = null): Promise<Buffer> {
  const { language } = row.content
  const words = DOCUMENT_WORDS[language]
  const title = `${words.kinds[row.kind]} ${row.number}`
  const { locale } = LANGUAGE_TABLE[language]
  const pdf = createPdf({ title, locale, author: row.content.seller.name, createdAt: row.issuedAt, margin: PAGE.left })
  const sheet = { pdf, row, words }
  drawHead(sheet)
  drawParties(sheet)
  drawLines(sheet)
  drawRates(sheet)
  drawPayment(sheet, signature)
  drawFoot(sheet)
  return toBuffer(pdf)
}

function drawHead({ pdf, row, words }: Sheet): void {
  const { content, kind, number } = row
  const title = words.kinds[kind]
  pdf.fillColor(COLOURS.ink).font('displayLatin').fontSize(19).text(SHOP_NAME, PAGE.left, 48)
  pdf.moveTo(PAGE.left, 80).lineTo(PAGE.right, 80).lineWidth(0.7).strokeColor(COLOURS.hairline).stroke()
  pdf.font(displayFontOf(title)).fontSize(27).text(plain(title), PAGE.left, 98)
  const facts = [
    [words.number, number],
    [words.issued, day(content.issuedOn, row)],
    [words.supplied, day(content.suppliedOn, row)],
    [words.order, fill(words.orderOf, { number: content.orderId, date: day(content.orderedOn, row) })],
    ...(content.original ? [[words.corrects, documentOf(row, words)]] : []),
  ] as [string, string][]
  drawFacts(pdf, facts, 140)
}

function documentOf(row: DocumentRow, words: Sheet['words']): string {
  const { number = '', issuedOn = '' } = row.content.original ?? {}
  return fill(words.documentOf, { number, date: day(issuedOn, row) })
}

const day = (date: string, { content }: DocumentRow) => formatDate(date, 'day', content.language)

/** Names and values in two columns. */
function drawFacts(pdf: Pdf, facts: readonly [string, string][], top: number): void {
  let y = top
  for (const [name, value] of facts) {
    pdf.font('text').fontSize(9.5).fillColor(COLOURS.soft).text(plain(name), PAGE.left, y, { width: 130 })
    pdf.fillColor(COLOURS.ink).text(plain(value), PAGE.left + 140, y, { width: PAGE.width - 140 })
    y = pdf.y + 3
  }
  pdf.y = y
}

function drawParties({ pdf, row, words }: Sheet): void {
  const { seller, buyer } = row.content
  const top = pdf.y + 16
  const numbers = (party: { vatNumber: string }) =>
    party.vatNumber ? fill(words.vatNumber, { number: party.vatNumber }) : ''
  const registration = seller.registrationNumber && fill(words.registration, { number: seller.registrationNumber })
  const town = [buyer.postalCode, buyer.city].filter(Boolean).join(' ')
  const country = countryName(buyer.country, row.content.language)
  const from = [seller.name, seller.address, registration, numbers(seller), seller.email, seller.phone]
  const to = [buyer.company, buyer.name, buyer.address, town, country, numbers(buyer)]
  const half = PAGE.width / 2
  const bottoms = [
    drawParty(pdf, { title: words.buyer, texts: to, x: PAGE.left, top, width: half - 20 }),
    drawParty(pdf, { title: words.seller, texts: from, x: PAGE.left + half, top, width: half }),
  ]
  pdf.y = Math.max(...bottoms) + 18
}

interface Party {
  title: string
  texts: readonly string[]
  x: number
  top: number
  width: number
}

function drawParty(pdf: Pdf, { title, texts, x, top, width }: Party): number {
  pdf.font('text').fontSize(8.5).fillColor(COLOURS.soft).text(plain(title), x, top, { width })
  pdf.y += 3
  texts.filter(Boolean).forEach((text, index) => {
    pdf
      .font(index === 0 ? 'strong' : 'text')
      .fontSize(10)
      .fillColor(COLOURS.ink)
      .text(plain(text), x, pdf.y, { width })
  })
  return pdf.y
}

function drawPayment({ pdf, row, words }: Sheet, signature: string | null): void {
  const { content, kind } = row
  if (pdf.y > PAGE.bottom - 90) pdf.addPage()
  const facts: [string, string][] = [[kind === 'credit_note' ? words.refund : words.payment, content.payment]]
  if (content.references.length > 0) facts.push([words.reference, content.references.join(', ')])
  drawFacts(pdf, facts, pdf.y + 18)
  const notes = [words.unitNote, ...(signature ? [fill(words.signature, { signature })] : []), content.footer]
  pdf.y += 10
  for (const note of notes.filter(Boolean)) {
    pdf.font('text').fontSize(8.5).fillColor(COLOURS.soft).text(plain(note), PAGE.left, pdf.y, { width: PAGE.width })
    pdf.y += 2
  }
}

/** On every page: whose document it is, and how many pages it has. */
function drawFoot({ pdf, row, words }: Sheet): void {
  const { count } = pdf.bufferedPageRange()
  for (let page = 0; page < count; page++) {
    pdf.switchToPage(page)
    // Text below the margin would begin a new page.
    pdf.page.margins.bottom = 0
    const text = `${row.number} · ${fill(words.page, { page: page + 1, pages: count })}`
    pdf.font('text').fontSize(8.5).fillColor(COLOURS.soft)
    pdf.text(plain(text), PAGE.left, 800, { width: PAGE.width, align: 'center', lineBreak: false })
  }
}
