import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useSite } from '../../client/site-context.tsx'
import {
  COLORS,
  FILTER_CATEGORIES,
  FRAME_TYPES,
  GENDERS,
  LENS_COLORS,
  MATERIALS,
  SHAPES,
} from '../../domain/eyewear.ts'
import { TAX_CLASSES } from '../../domain/tax-rates.ts'
import { localized } from '../../i18n/languages.ts'
import { fill } from '../../i18n/translate.ts'
import { adminQuery } from '../site/admin-query.ts'
import { useAdminWords } from '../site/admin-words.tsx'
import { MEASURES } from './product-draft.ts'
import { Choice, Flag, LongText, type ProductForm, TextInput } from './product-fields.tsx'

const PAIR = 'grid gap-5 sm:grid-cols-2'

interface PartProps {
  form: ProductForm
}

const optionsOf = <Value extends string | number>(values: readonly Value[], words: Record<Value, string>) =>
  values.map((value) => ({ value: String(value), name: words[value] }))

/** A titled group of fields. */
function Part({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <fieldset className="border-t border-hairline pt-5">
      <legend className="float-left mb-4 w-full font-display text-title">{title}</legend>
      <div className="clear-both grid gap-5">
        {text && <p className="-mt-3 text-small text-ink-soft">{text}</p>}
        {children}
      </div>
    </fieldset>
  )
}

/** Both languages side by side; one below the other where there is no room. */
export function TextPart({ form }: PartProps) {
  const { product: words } = useAdminWords()
  return (
    <Part title={words.texts}>
      <div className={PAIR}>
        <TextInput form={form} name="name" label={`${words.name} · ${words.english}`} lang="en" isRequired />
        <TextInput form={form} name="nameEl" label={`${words.name} · ${words.greek}`} lang="el" />
        <div className="contents sm:[&>*]:row-start-2">
          <LongText form={form} name="description" label={`${words.description} · ${words.english}`} lang="en" />
          <LongText form={form} name="descriptionEl" label={`${words.description} · ${words.greek}`} lang="el" />
        </div>
      </div>
    </Part>
  )
}

export function IdentityPart({ form, isPublished }: PartProps & { isPublished: boolean }) {
  const { product: words, settings } = useAdminWords()
  const { words: shop, language } = useSite()
  const choices = useQuery(adminQuery('GET /api/admin/products/choices', {})).data
  const { draft } = form
  const categories = choices?.categories ?? []
  const brands = choices?.brands.map(({ brand }) => brand) ?? (draft.brand === '' ? [] : [draft.brand])
  const models = choices?.brands.find(({ brand }) => brand === draft.brand)?.models ?? []
  return (
    <Part title={words.identity}>
      <div className={PAIR}>
        <Choice
          form={form}
          name="brand"
          label={words.brand}
          none={words.choose}
          options={brands.map((brand) => ({ value: brand, name: brand }))}
        />
        <div>
          <TextInput form={form} name="model" label={words.model} hint={words.modelHint} list="models" />
          <datalist id="models">
            {models.map((model) => (
              <option key={model} value={model} />
            ))}
          </datalist>
        </div>
        <TextInput form={form} name="sku" label={words.sku} isRequired />
        <TextInput
          form={form}
          name="slug"
          label={words.slug}
          hint={isPublished ? words.slugFixed : fill(words.slugHint, { slug: draft.slug || '…' })}
          isDisabled={isPublished}
          isRequired
        />
        <Choice
          form={form}
          name="categoryId"
          label={words.category}
          options={categories.map((one) => ({ value: String(one.id), name: localized(one, 'name', language) }))}
        />
        <Choice form={form} name="color" label={words.color} options={optionsOf(COLORS, shop.colors)} />
        <Choice form={form} name="material" label={words.material} options={optionsOf(MATERIALS, shop.materials)} />
        <Choice
          form={form}
          name="shape"
          label={words.shape}
          none={words.notGiven}
          options={optionsOf(SHAPES, shop.shapes)}
        />
        <Choice
          form={form}
          name="frameType"
          label={words.frameType}
          none={words.notGiven}
          options={optionsOf(FRAME_TYPES, shop.frameTypes)}
        />
        <Choice
          form={form}
          name="gender"
          label={words.gender}
          none={words.notGiven}
          options={optionsOf(GENDERS, shop.genders)}
        />
        <Choice
          form={form}
          name="taxClass"
          label={words.taxClass}
          options={optionsOf(TAX_CLASSES, settings.taxClasses)}
        />
        <Flag form={form} name="isNew" label={words.isNew} />
        <Flag form={form} name="isBestseller" label={words.isBestseller} />
      </div>
    </Part>
  )
}

export function MeasuresPart({ form }: PartProps) {
  const { product: words } = useAdminWords()
  return (
    <Part title={words.measures} text={words.measuresText}>
      <div className="grid grid-cols-2 gap-5 lg:grid-cols-3">
        {MEASURES.map((name) => (
          <TextInput key={name} form={form} name={name} label={words[name]} inputMode="decimal" />
        ))}
      </div>
    </Part>
  )
}

export function LensPart({ form }: PartProps) {
  const { product: words } = useAdminWords()
  const { words: shop } = useSite()
  const yesOrNo = [
    { value: 'yes', name: words.yes },
    { value: 'no', name: words.no },
  ]
  return (
    <Part title={words.lenses}>
      <div className={PAIR}>
        <Choice
          form={form}
          name="lensColor"
          label={words.lensColor}
          none={words.notGiven}
          options={optionsOf(LENS_COLORS, shop.lensColors)}
        />
        <Choice
          form={form}
          name="filterCategory"
          label={words.filterCategory}
          hint={words.filterHint}
          none={words.notGiven}
          options={optionsOf(FILTER_CATEGORIES, shop.filterCategories)}
        />
        <Choice form={form} name="uv400" label={words.uv400} none={words.notGiven} options={yesOrNo} />
        <Choice form={form} name="polarised" label={words.polarised} none={words.notGiven} options={yesOrNo} />
      </div>
    </Part>
  )
}
