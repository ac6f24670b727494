import { FRAME_TYPES } from '../../domain/eyewear.ts'
import { LENS_MATERIALS, MULTIFOCALS } from '../../domain/lens/lens-options.ts'
import { PD_SOURCES } from '../../domain/lens/lens-settings.ts'
import type { AdminDictionary } from '../../i18n/admin-dictionary.ts'
import { type Dictionary, fill } from '../../i18n/translate.ts'
import { type FieldKind, pathKey, type SettingField } from './setting-fields.ts'

type Words = AdminDictionary['settings']['lensForm']

/** Up to which powers lenses are sold, and in which frames they are made. */
export function lensLimitFields({ limits: words, hints, named }: Words, shop: Dictionary): SettingField[] {
  const { materials } = shop.lensTerms
  const options = LENS_MATERIALS.map((value) => ({ value, name: materials[value] }))
  const under = (heading: string) => (path: string, kind: FieldKind, label: string, hint?: string) =>
    ({ path, kind, label, heading, hint }) satisfies SettingField
  const choices = (field: SettingField): SettingField => ({ ...field, options })
  const [online, measured, minors] = [under(words.online), under(words.measured), under(words.minors)]
  return [
    online('online.sphere', 'dioptres', words.sphere, hints.power),
    online('online.cylinder', 'dioptres', words.cylinder),
    online('online.fromAge', 'number', words.fromAge),
    ...(['single', 'multifocal'] as const).flatMap((kind) => [
      ...(['sphere', 'cylinder'] as const).map((part) =>
        measured(`measured.${kind}.${part}`, 'dioptres', fill(named, { heading: words[kind], name: words[part] })),
      ),
    ]),
    measured('measured.prism', 'dioptres', words.prism),
    minors('minors.belowAge', 'number', words.belowAge),
    choices(minors('minors.materials', 'choices', words.minorMaterials)),
    ...LENS_MATERIALS.map((one) =>
      under(words.strongest)(
        `strongestPower.${pathKey(one)}`,
        'dioptres',
        fill(named, { heading: words.strongest, name: materials[one] }),
      ),
    ),
    ...frameFields(words, hints, shop, choices),
    ...multifocalFields(words, hints, shop),
    ...thinFields(words),
    ...pdFields(words, hints),
  ]
}

type Limits = Words['limits']
type Hints = Words['hints']

function frameFields(
  words: Limits,
  hints: Hints,
  { frameTypes }: Dictionary,
  choices: (field: SettingField) => SettingField,
): SettingField[] {
  const heading = words.frames
  return [
    ...FRAME_TYPES.map((type, index): SettingField => {
      const label = fill(words.minEdge, { name: frameTypes[type] })
      const hint = index === 0 ? hints.length : undefined
      return { path: `frames.minEdgeTenthsMm.${type}`, kind: 'millimetres', label, heading, hint }
    }),
    choices({ path: 'frames.rimless.materials', kind: 'choices', label: words.rimlessMaterials, heading }),
    { path: 'frames.rimless.maxEdgeTenthsMm', kind: 'millimetres', label: words.rimlessEdge, heading },
    { path: 'frames.strongCentreTenthsMm', kind: 'millimetres', label: words.strongCentre, heading },
    { path: 'frames.wrap.radiusTenthsMm', kind: 'millimetres', label: words.wrapRadius, heading },
    { path: 'frames.wrap.minPower', kind: 'dioptres', label: words.wrapMin, heading },
    { path: 'frames.wrap.maxPower', kind: 'dioptres', label: words.wrapMax, heading },
    { path: 'frames.wrap.cylinder', kind: 'dioptres', label: words.wrapCylinder, heading },
    { path: 'frames.maxBlankTenthsMm', kind: 'millimetres', label: words.maxBlank, heading },
  ]
}

function multifocalFields(words: Limits, hints: Hints, { lensTerms }: Dictionary): SettingField[] {
  const heading = words.multifocals
  const { corridors: hint } = hints
  return [
    ...MULTIFOCALS.map((type): SettingField => {
      const label = fill(words.lensHeight, { name: lensTerms.types[type] })
      return { path: `multifocals.minLensHeightTenthsMm.${type}`, kind: 'millimetres', label, heading }
    }),
    { path: 'multifocals.corridorsTenthsMm', kind: 'millimetreList', label: words.corridors, hint, heading },
    { path: 'multifocals.aboveCorridorTenthsMm', kind: 'millimetres', label: words.aboveCorridor, heading },
    { path: 'multifocals.aboveMiddleTenthsMm', kind: 'millimetres', label: words.aboveMiddle, heading },
  ]
}

function thinFields(words: Limits): SettingField[] {
  return (['edge', 'openEdge', 'centre', 'smallerBy'] as const).map((name) => ({
    path: `thin.${name}TenthsMm`,
    kind: 'millimetres',
    label: words[name],
    heading: words.thin,
  }))
}

function pdFields(words: Limits, hints: Hints): SettingField[] {
  const heading = words.pd
  return PD_SOURCES.flatMap((source, index): SettingField[] => {
    const name = words.sources[source]
    return [
      {
        path: `pd.${source}.upTo`,
        kind: 'dioptres',
        isNullable: true,
        label: fill(words.upTo, { name }),
        hint: index === 0 ? hints.pd : undefined,
        heading,
      },
      { path: `pd.${source}.isForMultifocals`, kind: 'flag', label: fill(words.forMultifocals, { name }), heading },
    ]
  })
}
