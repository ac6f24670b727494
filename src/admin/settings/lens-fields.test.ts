import { expect, test } from 'vitest'
import { DEFAULT_SETTINGS } from '../../domain/settings.ts'
import { adminEn } from '../../i18n/admin-en.ts'
import { en } from '../../i18n/en.ts'
import { fieldsOf } from './fields-of-group.ts'
import { withoutEmptyAdds } from './prescription-fields.ts'
import { fromDraft, toDraft } from './setting-fields.ts'

const { lenses, prescriptions } = DEFAULT_SETTINGS
const texts = { words: adminEn.settings, shop: en, language: 'en' } as const
const lensFields = fieldsOf('lenses', texts, lenses)
const prescriptionFields = fieldsOf('prescriptions', texts, prescriptions)

/** The numbers, flags and lists of a value, each once. */
const leaves = (value: unknown): number =>
  value === null || typeof value !== 'object' || Array.isArray(value)
    ? 1
    : Object.values(value).reduce<number>((sum, part) => sum + leaves(part), 0)

test('the form of lenses has a field for each value, and gives them back as they were', () => {
  expect(lensFields).toHaveLength(leaves(lenses))
  expect(new Set(lensFields.map(({ label }) => label)).size).toBe(lensFields.length)
  expect(fromDraft(lensFields, lenses, toDraft(lensFields, lenses))).toEqual(lenses)
})

test('the form of prescriptions gives its values back, without the empty row', () => {
  const { usual, ...rest } = prescriptions
  const rows = (usual.adds.length + 1) * 3
  expect(prescriptionFields).toHaveLength(leaves(rest) + leaves(usual) - 1 + rows)
  const typed = toDraft(prescriptionFields, prescriptions)
  expect(withoutEmptyAdds(fromDraft(prescriptionFields, prescriptions, typed))).toEqual(prescriptions)
})

test('values are typed in dioptres, millimetres and euros', () => {
  const typed = {
    ...toDraft(lensFields, lenses),
    'prices.materials.1:67': '109,50',
    'strongestPower.1:50': '4,25',
    'frames.wrap.minPower': '-3.5',
    'frames.minEdgeTenthsMm.half-rim': '2.4',
    'multifocals.corridorsTenthsMm': '11; 13,5',
    'minors.materials': '1.53',
    'pd.ruler.upTo': '',
  }
  expect(fromDraft(lensFields, lenses, typed)).toMatchObject({
    prices: { materials: { '1.67': 10_950, '1.60': 4_900 } },
    strongestPower: { '1.50': 425 },
    frames: { wrap: { minPower: -350 }, minEdgeTenthsMm: { 'half-rim': 24 } },
    multifocals: { corridorsTenthsMm: [110, 135] },
    minors: { materials: ['1.53'] },
    pd: { ruler: { upTo: null } },
  })
})

test('what is finer than a part, or no number, is sent as it was typed', () => {
  const typed = { ...toDraft(lensFields, lenses), 'online.sphere': '6.001', 'thin.edgeTenthsMm': 'thin' }
  expect(fromDraft(lensFields, lenses, typed)).toMatchObject({
    online: { sphere: '6.001' },
    thin: { edgeTenthsMm: 'thin' },
  })
})
