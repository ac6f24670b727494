import type { Language } from '../../domain/shop-facts.ts'
import { openStores } from '../../domain/stores.ts'
import { localized } from '../../i18n/languages.ts'
import type { StoreFacts } from '../site/stores.ts'
import type { Block, Section } from './parse-content.ts'

const storeIn = ({ blocks }: Section) =>
  blocks.find((block): block is Block & { kind: 'place' } => block.kind === 'place' && block.name === 'store')?.of

/** The sections of a text about the stores: without those that have closed, and with those it does not know yet. */
export function sectionsOfStores(
  sections: readonly Section[],
  stores: readonly StoreFacts[],
  language: Language,
): Section[] {
  const open = openStores(stores)
  const titleOf = (store: StoreFacts) => localized(store, 'name', language)
  const written = new Set(sections.map(storeIn))
  const added = open
    .filter(({ id }) => !written.has(id))
    .map((store): Section => {
      const blocks: Block[] = [{ kind: 'place', name: 'store', of: store.id }]
      return { id: store.id, title: titleOf(store), blocks }
    })
  const last = sections.findLastIndex((section) => storeIn(section) !== undefined)
  return [...sections.slice(0, last + 1), ...added, ...sections.slice(last + 1)].flatMap((section) => {
    const id = storeIn(section)
    if (id === undefined) return [section]
    const store = open.find((one) => one.id === id)
    return store ? [{ ...section, title: titleOf(store) }] : []
  })
}
