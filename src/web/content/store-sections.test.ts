import { expect, test } from 'vitest'
import { DEFAULT_SETTINGS } from '../../domain/settings.ts'
import type { StoreFacts } from '../site/stores.ts'
import type { Section } from './parse-content.ts'
import { sectionsOfStores } from './store-sections.ts'

const stores = DEFAULT_SETTINGS.stores.map(
  (store): StoreFacts => ({ ...store, opening: [...store.opening], specialDays: [] }),
)
const section = (id: string, of?: string): Section => ({
  id,
  title: `Written ${id}`,
  blocks: of ? [{ kind: 'place', name: 'store', of }] : [],
})
const written = [
  section('nicosia', 'nicosia'),
  section('limassol', 'limassol'),
  section('paphos', 'paphos'),
  section('before'),
]
const titles = (list: StoreFacts[]) => sectionsOfStores(written, list, 'el').map(({ title }) => title)

test('the sections about stores are named as the stores are', () => {
  expect(titles(stores)).toEqual(['Λευκωσία', 'Λεμεσός', 'Πάφος', 'Written before'])
})

test('a store that has closed is left out, and one without a text is added after the others', () => {
  const [nicosia, limassol, paphos] = stores as [StoreFacts, StoreFacts, StoreFacts]
  const larnaca = { ...nicosia, id: 'larnaca', nameEl: 'Λάρνακα' }
  expect(titles([nicosia, { ...limassol, isClosed: true }, paphos, larnaca])).toEqual([
    'Λευκωσία',
    'Πάφος',
    'Λάρνακα',
    'Written before',
  ])
})
