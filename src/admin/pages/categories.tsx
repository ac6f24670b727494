import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSite } from '../../client/site-context.tsx'
import { useAsyncAction } from '../../client/use-async-action.ts'
import type { AdminOutput } from '../../contract/admin/calls.ts'
import { ApiError } from '../../contract/client.ts'
import { localized } from '../../i18n/languages.ts'
import { fill, plural } from '../../i18n/translate.ts'
import { Button } from '../../ui/button.tsx'
import { SaveBar } from '../../ui/dense/save-bar.tsx'
import { InputField } from '../../ui/field.tsx'
import { TextAreaField } from '../../ui/text-area-field.tsx'
import { useToast } from '../../ui/toast.tsx'
import { BackLink } from '../catalogue/back-link.tsx'
import { FieldConflicts } from '../catalogue/field-conflicts.tsx'
import { productsHref } from '../catalogue/products-query.ts'
import { useApi, useMay } from '../site/admin-context.tsx'
import { adminQuery } from '../site/admin-query.ts'
import { useAdminWords } from '../site/admin-words.tsx'
import { ErrorBox } from '../site/error-box.tsx'
import { LeaveDialog } from '../site/leave-dialog.tsx'
import { Loading } from '../site/loading.tsx'
import { PageHeading } from '../site/page-heading.tsx'
import { useDraft } from '../site/use-draft.ts'
import { useFailure } from '../site/use-failure.ts'

type Category = AdminOutput<'GET /api/admin/categories'>[number]
type Field = (typeof FIELDS)[number]
/** By `{id} {field}`. */
type Draft = Record<string, string>

const FIELDS = ['name', 'nameEl', 'description', 'descriptionEl'] as const
const QUERY = adminQuery('GET /api/admin/categories', {})
const keyOf = ({ id }: Pick<Category, 'id'>, field: Field) => `${id} ${field}`
const draftOf = (categories: readonly Category[]): Draft =>
  Object.fromEntries(categories.flatMap((one) => FIELDS.map((field) => [keyOf(one, field), one[field]])))

export function Page() {
  const { categories: words, catalogue } = useAdminWords()
  const categories = useQuery(QUERY)
  return (
    <>
      <PageHeading title={words.title} back={<BackLink to={productsHref({})}>{catalogue.back}</BackLink>} />
      {categories.data && <Categories categories={categories.data} />}
      <Loading query={categories} className="h-96" />
    </>
  )
}

function Categories({ categories }: { categories: Category[] }) {
  const { categories: words, catalogue } = useAdminWords()
  const { language } = useSite()
  const isReadOnly = !useMay()('catalog.edit')
  const form = useDraft(draftOf(categories))
  const { draft, changed, conflicts } = form
  const { saving, failure, changedBy } = useSaving(categories, form)
  return (
    <>
      <FieldConflicts
        changedBy={changedBy}
        conflicts={conflicts}
        labelOf={(key) => (key.includes('name') ? words.name : words.description)}
        onResolve={form.resolve}
      />
      <ErrorBox text={failure} />
      <div className="grid gap-9">
        {categories.map((category) => (
          <fieldset key={category.id} className="border-t border-hairline pt-5">
            <legend className="float-left w-full font-display text-title">
              {localized(category, 'name', language)}
            </legend>
            <p className="clear-both mb-4 text-small text-ink-soft">
              {fill(words.address, { slug: category.slug })} ·{' '}
              {plural(catalogue.productCount, category.products, language)}
            </p>
            <div className="grid gap-5 sm:grid-cols-2">
              {(['en', 'el'] as const).map((code) => (
                <CategoryFields
                  key={code}
                  code={code}
                  value={(field) => draft[keyOf(category, field)] ?? ''}
                  isReadOnly={isReadOnly}
                  onChange={(field, text) => form.set({ [keyOf(category, field)]: text })}
                />
              ))}
            </div>
          </fieldset>
        ))}
      </div>
      <SaveBar
        label={catalogue.save}
        isShown={changed.length > 0}
        text={plural(catalogue.unsaved, changed.length, language)}
      >
        <Button look="outline" onClick={form.reset}>
          {catalogue.discard}
        </Button>
        <Button isBusy={saving.isBusy} disabled={conflicts.length > 0} onClick={() => saving.run()}>
          {catalogue.save}
        </Button>
      </SaveBar>
      <LeaveDialog blocker={form.blocker} />
    </>
  )
}

interface CategoryFieldsProps {
  code: 'en' | 'el'
  value: (field: Field) => string
  isReadOnly: boolean
  onChange: (field: Field, text: string) => void
}

const FIELDS_OF = { en: ['name', 'description'], el: ['nameEl', 'descriptionEl'] } as const

function CategoryFields({ code, value, isReadOnly, onChange }: CategoryFieldsProps) {
  const { categories: words, catalogue } = useAdminWords()
  const [name, description] = FIELDS_OF[code]
  const of = { en: catalogue.english, el: catalogue.greek }[code]
  return (
    <div className="grid gap-4">
      <InputField
        label={`${words.name} · ${of}`}
        lang={code}
        value={value(name)}
        maxLength={100}
        required
        disabled={isReadOnly}
        onChange={({ target }) => onChange(name, target.value)}
      />
      <TextAreaField
        label={`${words.description} · ${of}`}
        lang={code}
        value={value(description)}
        rows={3}
        maxLength={1000}
        disabled={isReadOnly}
        onChange={({ target }) => onChange(description, target.value)}
      />
    </div>
  )
}

/** Saves the categories that were changed, one after the other. */
function useSaving(categories: readonly Category[], form: ReturnType<typeof useDraft<Draft>>) {
  const { catalogue } = useAdminWords()
  const api = useApi()
  const queries = useQueryClient()
  const toast = useToast()
  const failure = useFailure()
  const [changedBy, setChangedBy] = useState<string | null>()
  const saving = useAsyncAction(
    async () => {
      failure.clear()
      const { draft, changed } = form
      const edited = categories.filter((one) => FIELDS.some((field) => changed.includes(keyOf(one, field))))
      for (const one of edited) {
        const text = (field: Field) => draft[keyOf(one, field)] ?? ''
        const fields = { name: text('name'), nameEl: text('nameEl') }
        const descriptions = { description: text('description'), descriptionEl: text('descriptionEl') }
        const saved = await api.categories.change(one.id, { ...fields, ...descriptions, version: one.version })
        queries.setQueryData(QUERY.queryKey, (all) => all?.map((other) => (other.id === saved.id ? saved : other)))
      }
      form.settle(draft, draftOf(queries.getQueryData(QUERY.queryKey) ?? []))
      setChangedBy(undefined)
      toast.show({ title: catalogue.saved })
    },
    (error) => {
      const problem = error instanceof ApiError ? error.problem : undefined
      const current = problem?.current as Category | undefined
      if (!current) return failure.set(error)
      queries.setQueryData(QUERY.queryKey, (all) => all?.map((one) => (one.id === current.id ? current : one)))
      setChangedBy(problem?.changedBy ?? null)
    },
  )
  return { saving, failure: failure.text, changedBy }
}
