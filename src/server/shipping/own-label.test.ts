import { expect, test } from 'vitest'
import { readPdf } from '../../../test/support/pdf-text.ts'
import { type OwnLabel, renderLabels } from './own-label.ts'

const LABEL: OwnLabel = {
  key: 'EE-ABCD-1234-WXYZ-s1',
  carrier: 'akis',
  trackingNumber: 'AK123456789',
  language: 'el',
  from: ['Elegance Eyewear Cyprus', 'Λήδρας 14, 1011 Λευκωσία'],
  to: ['Ελένη Ιωάννου-Χατζηγεωργίου Παπαδοπούλου', '3030 Λεμεσός', '+357 99 123456'],
  cash: '134,50 €',
}

test('labels have who sends and who receives, the number and the cash, one a page', async () => {
  const own = { ...LABEL, language: 'en', carrier: 'own_van', trackingNumber: null, cash: null } as const
  const { pages } = await readPdf(await renderLabels([LABEL, own], new Date('2026-11-02T09:00:00Z')))
  expect(pages).toHaveLength(2)
  for (const text of ['Παραλήπτης', ...LABEL.to, 'AKIS Express', 'Αντικαταβολή: 134,50 €', LABEL.key, 'AK123456789'])
    expect(pages[0]).toContain(text)
  expect(pages[1]).not.toContain('AKIS')
})
