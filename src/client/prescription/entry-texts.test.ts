import { expect, test } from 'vitest'
import { typedEntry } from '../../../test/support/new-prescription.ts'
import { toEntry, toTexts } from './entry-texts.ts'

test('the texts of an entry make the same entry', () => {
  const entry = toEntry(toTexts(typedEntry()))
  expect(toEntry(toTexts(entry))).toEqual(entry)
  expect(entry).toMatchObject({ right: { sphere: typedEntry().right.sphere }, pd: typedEntry().pd })
  expect(entry.right.prisms).toHaveLength(2)
})
