import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useSite } from '../../client/site-context.tsx'
import { useAsyncAction } from '../../client/use-async-action.ts'
import { ApiError } from '../../contract/client.ts'
import { plural } from '../../i18n/translate.ts'
import { Button } from '../../ui/button.tsx'
import { SaveBar } from '../../ui/dense/save-bar.tsx'
import { useToast } from '../../ui/toast.tsx'
import { useApi, useMay } from '../site/admin-context.tsx'
import { adminQuery } from '../site/admin-query.ts'
import { useAdminWords } from '../site/admin-words.tsx'
import { ErrorBox } from '../site/error-box.tsx'
import { LeaveDialog } from '../site/leave-dialog.tsx'
import { adminHref } from '../site/screens.ts'
import { useDraft } from '../site/use-draft.ts'
import { useFailure } from '../site/use-failure.ts'
import { useRequestKey } from '../site/use-request-key.ts'
import { type AdminBrand, type BrandDraft, draftOf } from './brand-draft.ts'
import { BrandFields } from './brand-fields.tsx'
import { FieldConflicts } from './field-conflicts.tsx'

/** A brand, or a new one. */
export function BrandForm({ brand }: { brand: AdminBrand | null }) {
  const { catalogue, brands: words } = useAdminWords()
  const { language } = useSite()
  const isReadOnly = !useMay()('catalog.edit')
  const form = useDraft(draftOf(brand))
  const { draft, changed, conflicts } = form
  const { saving, failure, errors, changedBy } = useSaving(brand, form)
  const isShown = changed.length > 0
  return (
    <>
      <FieldConflicts
        changedBy={changedBy}
        conflicts={conflicts}
        labelOf={(key) => words[key]}
        onResolve={form.resolve}
      />
      <ErrorBox text={failure} />
      <BrandFields draft={draft} errors={errors} isReadOnly={isReadOnly} onChange={form.set} />
      <SaveBar label={catalogue.save} isShown={isShown} text={plural(catalogue.unsaved, changed.length, language)}>
        <Button look="outline" onClick={form.reset}>
          {catalogue.discard}
        </Button>
        <Button isBusy={saving.isBusy} disabled={conflicts.length > 0} onClick={() => saving.run()}>
          {brand ? catalogue.save : words.addSubmit}
        </Button>
      </SaveBar>
      <LeaveDialog blocker={form.blocker} />
    </>
  )
}

function useSaving(brand: AdminBrand | null, form: ReturnType<typeof useDraft<BrandDraft>>) {
  const { catalogue } = useAdminWords()
  const api = useApi()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const toast = useToast()
  const failure = useFailure()
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [changedBy, setChangedBy] = useState<string | null>()
  const [renamed, setRenamed] = useState<string | null>(null)
  const requestKey = useRequestKey()

  const show = (saved: AdminBrand) => {
    queries.setQueryData(
      adminQuery('GET /api/admin/brands/{brand}', { params: { brand: saved.brand } }).queryKey,
      saved,
    )
    void queries.invalidateQueries({
      predicate: ({ queryKey }) => /^\/api\/admin\/(brands$|products)/.test(String(queryKey[0])),
    })
  }
  const onError = (error: unknown) => {
    const problem = error instanceof ApiError ? error.problem : undefined
    if (problem?.code === 'changed_meanwhile' && problem.current) {
      show(problem.current as AdminBrand)
      setChangedBy(problem.changedBy ?? null)
      return
    }
    setErrors(problem?.fields ?? {})
    failure.set(error)
  }
  const saving = useAsyncAction(async () => {
    failure.clear()
    setErrors({})
    const { draft } = form
    const fields = { ...draft, responsiblePerson: draft.responsiblePerson || null }
    const saved = brand
      ? await api.brands.change(brand.brand, { ...fields, version: brand.version })
      : await api.brands.add({ ...fields, requestKey: requestKey.get() })
    setChangedBy(undefined)
    form.settle(draft, draftOf(saved))
    show(saved)
    toast.show({ title: catalogue.saved })
    if (saved.brand !== brand?.brand) setRenamed(saved.brand)
  }, onError)
  const isSaved = form.changed.length === 0
  // Not before the form counts as saved, or the page could not be left.
  useEffect(() => {
    if (renamed !== null && isSaved) {
      void navigate(adminHref('brand', { params: { brand: renamed } }), { replace: true })
    }
  }, [renamed, isSaved, navigate])
  return { saving, failure: failure.text, errors, changedBy }
}
