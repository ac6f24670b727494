import { expect, test } from 'vitest'
import { readPdf } from '../../../test/support/pdf-text.ts'
import { createPdf, displayFontOf, plain, toBuffer } from './pdf-page.ts'

function page(text: string): Promise<Buffer> {
  const createdAt = new Date('2026-11-22T10:00:00Z')
  const pdf = createPdf({ title: text, locale: 'el-CY', author: 'Elegance', createdAt })
  pdf.font(displayFontOf(text)).fontSize(24).text(plain(text))
  pdf
    .font('text')
    .fontSize(10)
    .text(plain(`${text} · ΐΰ Ώ €12.50 – Παπαδοπούλου`))
  return toBuffer(pdf)
}

test('a PDF holds Greek that can be searched and copied, also where its accents were written apart', async () => {
  const { pages, title, language } = await readPdf(await page('Τιμολόγιο'.normalize('NFD')))
  expect(pages[0]).toContain('Τιμολόγιο')
  expect(pages[0]).toContain('ΐΰ Ώ €12.50 – Παπαδοπούλου')
  expect({ title, language }).toEqual({ title: 'Τιμολόγιο', language: 'el-CY' })
})

test('the same content at the same moment gives the same bytes', async () => {
  expect((await page('Invoice')).equals(await page('Invoice'))).toBe(true)
})
