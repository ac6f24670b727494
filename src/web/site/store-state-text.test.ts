import { expect, test } from 'vitest'
import { momentInCyprus } from '../../domain/calendar.ts'
import { STORES } from '../../domain/stores.ts'
import { el } from '../../i18n/el.ts'
import { en } from '../../i18n/en.ts'
import type { Dictionary } from '../../i18n/translate.ts'
import { storeStateText } from './store-state-text.ts'

const inventory = { date: '2027-02-03', store: null, hours: null, note: 'stocktaking', noteEl: 'απογραφή' }
const nicosia = { ...STORES[0], opening: [...STORES[0].opening], specialDays: [inventory] }
const closedForAWeek = {
  ...nicosia,
  specialDays: [8, 9, 10, 11, 12, 13].map((day) => ({
    ...inventory,
    date: `2027-02-${String(day).padStart(2, '0')}`,
    note: '',
    noteEl: '',
  })),
}
const at = (day: string, hours: number) => momentInCyprus(day, hours * 60)

test.each([
  [nicosia, at('2026-11-24', 12), 'Open now · closes at 19:00', 'Ανοικτό τώρα · κλείνει στις 19:00'],
  [nicosia, at('2026-11-24', 7), 'Closed now · opens today at 9:00', 'Κλειστό τώρα · ανοίγει σήμερα στις 9:00'],
  [nicosia, at('2026-11-24', 20), 'Closed now · opens tomorrow at 9:00', 'Κλειστό τώρα · ανοίγει αύριο στις 9:00'],
  [nicosia, at('2026-11-28', 20), 'Closed now · opens Monday at 9:00', 'Κλειστό τώρα · ανοίγει τη Δευτέρα στις 9:00'],
  [nicosia, at('2026-11-29', 12), 'Closed today · opens tomorrow at 9:00', 'Κλειστό σήμερα · ανοίγει αύριο στις 9:00'],
  [
    nicosia,
    at('2027-01-06', 12),
    'Closed today (Epiphany) · opens tomorrow at 9:00',
    'Κλειστό σήμερα (Θεοφάνεια) · ανοίγει αύριο στις 9:00',
  ],
  [
    nicosia,
    at('2027-02-03', 12),
    'Closed today (stocktaking) · opens tomorrow at 9:00',
    'Κλειστό σήμερα (απογραφή) · ανοίγει αύριο στις 9:00',
  ],
  [
    closedForAWeek,
    at('2027-02-08', 12),
    'Closed today · opens Monday, 15 February 2027 at 9:00',
    'Κλειστό σήμερα · ανοίγει Δευτέρα 15 Φεβρουαρίου 2027 στις 9:00',
  ],
  [{ ...nicosia, opening: Array(7).fill(null) }, at('2026-11-24', 12), 'Closed today', 'Κλειστό σήμερα'],
])('a store is described in both languages', (store, now, english, greek) => {
  expect(storeStateText(store, now, { words: en, language: 'en' }).text).toBe(english)
  expect(storeStateText(store, now, { words: el as unknown as Dictionary, language: 'el' }).text).toBe(greek)
})
