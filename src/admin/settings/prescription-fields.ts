import type { PrescriptionLimits } from '../../domain/prescription/prescription-limits.ts'
import type { AdminDictionary } from '../../i18n/admin-dictionary.ts'
import { fill } from '../../i18n/translate.ts'
import type { FieldKind, SettingField } from './setting-fields.ts'

type Words = AdminDictionary['settings']['lensForm']
type Texts = Words['prescriptions']

/** What a prescription may hold, and what is usual. */
export function prescriptionFields({ prescriptions: words, hints }: Words, value: PrescriptionLimits): SettingField[] {
  return [...rangeFields(words, hints), ...spanFields(words), ...usualFields(words), ...addFields(words, hints, value)]
}

function rangeFields(words: Texts, hints: Words['hints']): SettingField[] {
  const heading = words.holds
  const powers = (['sphere', 'cylinder', 'add', 'prism'] as const).map(
    (path) => [path, 'dioptres', words[path]] as const,
  )
  const ranges = [
    ...powers,
    ['vertex', 'millimetres', words.vertex],
    ['pd.adult', 'millimetres', words.adultPd],
    ['pd.child', 'millimetres', words.childPd],
    ['mono', 'millimetres', words.mono],
  ] as const
  return [
    ...ranges.flatMap(([path, kind, name], index) =>
      (['min', 'max', 'step'] as const).map((end): SettingField => {
        const hint = index === 0 && end === 'min' ? hints.power : undefined
        return { path: `${path}.${end}`, kind, label: fill(words[end], { name }), heading: name, hint }
      }),
    ),
    { path: 'monoSumTolerance', kind: 'millimetres', label: words.monoSumTolerance, heading },
    { path: 'adultFromAge', kind: 'number', label: words.adultFromAge, heading },
  ]
}

function spanFields(words: Texts): SettingField[] {
  return [['adult', words.usualAdultPd] as const, ['child', words.usualChildPd] as const].flatMap(([of, name]) =>
    (['min', 'max'] as const).map((end): SettingField => {
      const label = fill(words[end], { name })
      return { path: `usual.pd.${of}.${end}`, kind: 'millimetres', label, heading: name }
    }),
  )
}

function usualFields(words: Texts): SettingField[] {
  const field = (
    path: keyof PrescriptionLimits['usual'] & keyof Texts,
    kind: FieldKind,
    heading: string,
  ): SettingField => ({ path: `usual.${path}`, kind, label: words[path], heading })
  return [
    field('anisometropia', 'dioptres', words.usual),
    field('strongAnisometropia', 'dioptres', words.usual),
    field('strongCylinder', 'dioptres', words.usual),
    field('needsVertex', 'dioptres', words.usual),
    field('monoDifference', 'millimetres', words.usual),
    field('addTolerance', 'dioptres', words.usual),
    field('sphereMoved', 'dioptres', words.usual),
    field('years', 'number', words.validity),
    field('yearsOfYoungAndOld', 'number', words.validity),
    field('oldFromAge', 'number', words.validity),
  ]
}

/** One row more than there are: an empty one is dropped again. */
function addFields(words: Texts, hints: Words['hints'], { usual }: PrescriptionLimits): SettingField[] {
  const heading = words.adds
  return [...usual.adds, null].flatMap((_, index): SettingField[] => {
    const [path, row] = [`usual.adds.${index}`, index + 1]
    const hint = index === 0 ? hints.adds : undefined
    return [
      { path: `${path}.fromAge`, kind: 'number', label: fill(words.addFrom, { row }), hint, heading },
      { path: `${path}.min`, kind: 'dioptres', label: fill(words.addMin, { row }), heading },
      { path: `${path}.max`, kind: 'dioptres', label: fill(words.addMax, { row }), heading },
    ]
  })
}

/** Rows of additions without any value are taken away. */
export function withoutEmptyAdds(value: unknown): unknown {
  const limits = value as PrescriptionLimits
  const adds = limits.usual.adds.filter((row) => Object.values(row).some((part) => String(part) !== ''))
  return { ...limits, usual: { ...limits.usual, adds } }
}
