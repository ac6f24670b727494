import { expect, test } from 'vitest'
import { readPdf } from '../../../test/support/pdf-text.ts'
import { taxLines } from '../../domain/tax.ts'
import type { DocumentContent, DocumentLine } from '../../domain/tax-document.ts'
import { renderDocument } from './document-pdf.ts'
import type { DocumentRow } from './store-document.ts'

const line = (name: string, grossCents: number, ratePercent = 19, quantity = 1) => ({
  ...{ is: 'goods' as const, orderItemId: 1, sku: 'EE-1234', name, quantity },
  ...{ unitGrossCents: grossCents / quantity, grossCents, ratePercent },
})

function documentWith(
  lines: Omit<DocumentLine, 'netCents' | 'vatCents'>[],
  content: Partial<DocumentContent> = {},
): DocumentRow {
  const taxed = taxLines(lines)
  const sum = (key: 'netCents' | 'vatCents' | 'grossCents') => taxed.rates.reduce((all, rate) => all + rate[key], 0)
  const sums = { netCents: sum('netCents'), vatCents: sum('vatCents'), grossCents: sum('grossCents') }
  return {
    ...{ id: 1, number: 'INV-2026-000042', kind: 'invoice', series: 'INV', year: 2026, sequence: 42, part: 1 },
    ...{ orderId: 'EE-531E-TGR2-NN7N', refundId: null, originalId: null, issuedOn: '2026-11-22' },
    ...{ issuedAt: new Date('2026-11-22T10:00:00Z'), keepUntil: '2034-12-31', ...sums },
    content: {
      ...{ language: 'el', orderId: 'EE-531E-TGR2-NN7N', orderedOn: '2026-11-21', issuedOn: '2026-11-22' },
      seller: {
        ...{ name: 'Elegance Eyewear Ltd', registrationNumber: 'HE 123456', vatNumber: 'CY10123456X' },
        ...{ address: 'Οδός Λήδρας 14, 1011 Λευκωσία', email: 'hello@elegance.example', phone: '+357 22 000 100' },
      },
      buyer: {
        ...{ name: 'Περσεφόνη Κουκουναροπούλου', company: 'Οπτική Τέχνη ΕΠΕ', vatNumber: 'CY10999999L' },
        ...{ address: 'Ερμού 234', postalCode: '3025', city: 'Λεμεσός', country: 'Cyprus' },
      },
      ...{ suppliedOn: '2026-11-22', payment: 'Πιστωτική κάρτα', references: ['EE-531E-TGR2-NN7N-1'] },
      ...{ paymentIds: [1], original: null, footer: 'Ευχαριστούμε για την προτίμησή σας.', ...taxed, ...sums },
      ...content,
    },
  }
}

const GLASSES = [line('Γυαλιά ηλίου «Αφροδίτη», χρυσός σκελετός', 24_900, 19, 2), line('Φακοί οράσεως', 8_000, 5)]

test('an invoice can be read and copied in Greek, with its parties, lines, rates, total and payment', async () => {
  const { pages, title, language } = await readPdf(await renderDocument(documentWith(GLASSES)))
  expect({ title, language, count: pages.length }).toEqual({
    title: 'Τιμολόγιο INV-2026-000042',
    language: 'el-CY',
    count: 1,
  })
  const text = pages.join(' ').replaceAll(/\s+/g, ' ')
  for (const part of [
    'Τιμολόγιο',
    'INV-2026-000042',
    '22 Νοεμβρίου 2026',
    'Αρ. ΦΠΑ CY10123456X',
    'Αρ. ΦΠΑ CY10999999L',
    'Οπτική Τέχνη ΕΠΕ',
    'Κύπρος',
    'Γυαλιά ηλίου «Αφροδίτη», χρυσός σκελετός',
    '€124.50',
    '€209.24',
    '€249.00',
    '19%',
    '5%',
    '€329.00',
    'Πιστωτική κάρτα',
    'EE-531E-TGR2-NN7N-1',
    'Ευχαριστούμε για την προτίμησή σας.',
    'Σελίδα 1 από 1',
  ]) {
    expect(text).toContain(part)
  }
})

test('a credit note names the invoice that it corrects', async () => {
  const original = { number: 'INV-2026-000042', issuedOn: '2026-11-22' }
  const row = { ...documentWith(GLASSES, { original }), kind: 'credit_note' as const, number: 'CRN-2026-000007' }
  const { pages, title } = await readPdf(await renderDocument(row, 'A1B2-C3D4'))
  expect(title).toBe('Πιστωτικό τιμολόγιο CRN-2026-000007')
  expect(pages[0]).toContain('INV-2026-000042, 22 Νοεμβρίου 2026')
  expect(pages[0]).toContain('A1B2-C3D4')
})

test('a long one goes over several pages, each with its number, and loses no line', async () => {
  const lines = Array.from({ length: 60 }, (_, index) => line(`Σκελετός ${index + 1}`, 10_000))
  const { pages } = await readPdf(await renderDocument(documentWith(lines)))
  expect(pages.length).toBeGreaterThan(2)
  const text = pages.join(' ').replaceAll(/\s+/g, ' ')
  for (let index = 1; index <= 60; index++) expect(text).toContain(`Σκελετός ${index} `)
  pages.forEach((page, index) => {
    expect(page.replaceAll(/\s+/g, ' ')).toContain(`Σελίδα ${index + 1} από ${pages.length}`)
  })
})

test('the same document gives the same bytes', async () => {
  const [one, other] = [await renderDocument(documentWith(GLASSES)), await renderDocument(documentWith(GLASSES))]
  expect(one.equals(other)).toBe(true)
})
