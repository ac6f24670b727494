import { LENS_COATINGS, LENS_MATERIALS, LENS_TINTS, LENS_TYPES } from '../../domain/lens/lens-options.ts'
import type { AdminDictionary } from '../../i18n/admin-dictionary.ts'
import { type Dictionary, fill } from '../../i18n/translate.ts'
import { pathKey, type SettingField } from './setting-fields.ts'

type Words = AdminDictionary['settings']['lensForm']

/** What lenses cost. */
export function lensPriceFields({ prices: words, hints, named }: Words, { lensTerms: terms }: Dictionary) {
  const table = (part: 'types' | 'materials' | 'coatings' | 'tints', keys: readonly string[]) =>
    keys.map((key, index): SettingField => {
      const names: Readonly<Record<string, string>> = terms[part]
      const label = fill(named, { heading: words[part], name: names[key] ?? key })
      const hint = part === 'types' && index === 0 ? hints.prices : undefined
      return { path: `prices.${part}.${pathKey(key)}`, kind: 'money', label, hint, heading: words[part] }
    })
  const other = (path: string, kind: SettingField['kind'], label: string): SettingField => ({
    path: `prices.${path}`,
    kind,
    label,
    heading: words.others,
  })
  return [
    ...table('types', LENS_TYPES),
    ...table('materials', LENS_MATERIALS),
    ...table('coatings', LENS_COATINGS),
    ...table('tints', LENS_TINTS),
    other('multifocalMaterialPercent', 'number', words.multifocalMaterialPercent),
    other('prism', 'money', words.prism),
    other('strongPower', 'money', words.strongPower),
    other('strongAbove.sphere', 'dioptres', words.strongSphere),
    other('strongAbove.cylinder', 'dioptres', words.strongCylinder),
  ]
}
