import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useForm } from '../../client/form/use-form.ts'
import { useAsyncAction } from '../../client/use-async-action.ts'
import { printedGtin } from '../../domain/barcode.ts'
import { fill } from '../../i18n/translate.ts'
import { Button } from '../../ui/button.tsx'
import { InputField } from '../../ui/field.tsx'
import { useToast } from '../../ui/toast.tsx'
import { useApi, useMay } from '../site/admin-context.tsx'
import { adminQuery } from '../site/admin-query.ts'
import { useAdminWords } from '../site/admin-words.tsx'
import { ErrorBox } from '../site/error-box.tsx'
import { Panel } from '../site/panel.tsx'
import { useFailure } from '../site/use-failure.ts'

const loadForm = () => import('../../contract/admin/barcodes.ts')

export function ProductBarcodes({ productId }: { productId: number }) {
  const { barcodes: words } = useAdminWords()
  const api = useApi()
  const queries = useQueryClient()
  const toast = useToast()
  const failure = useFailure()
  const mayEdit = useMay()('catalog.edit')
  const query = adminQuery('GET /api/admin/products/{productId}/barcodes', { params: { productId } })
  const codes = useQuery(query).data?.codes
  const place = useRef<HTMLDivElement>(null)
  const removing = useAsyncAction(async (code: string) => {
    failure.clear()
    queries.setQueryData(query.queryKey, await api.barcodes.remove(productId, code))
    toast.show({ title: words.removed })
    place.current?.focus()
  }, failure.set)
  const form = useForm({
    id: 'barcode',
    names: ['code'],
    loadSchema: () => loadForm().then((module) => module.barcodeForm),
    send: async ({ code }) => {
      failure.clear()
      queries.setQueryData(query.queryKey, await api.barcodes.add(productId, code))
      toast.show({ title: words.added })
      form.props.ref.current?.reset()
    },
    onFailure: failure.set,
  })
  return (
    <Panel title={words.title}>
      <div ref={place} tabIndex={-1}>
        <ErrorBox text={failure.text} />
        {codes?.length === 0 && <p className="text-small text-ink-soft">{words.none}</p>}
        <ul>
          {codes?.map((code) => (
            <li key={code} className="flex min-h-11 items-center justify-between gap-4">
              <span className="figures text-small">{printedGtin(code)}</span>
              {mayEdit && (
                <Button
                  look="bare"
                  className="min-h-11 text-terracotta"
                  aria-label={fill(words.remove, { code: printedGtin(code) })}
                  disabled={removing.isBusy}
                  onClick={() => removing.run(code)}
                >
                  {words.removeShort}
                </Button>
              )}
            </li>
          ))}
        </ul>
      </div>
      {mayEdit && (
        <form {...form.props} aria-label={words.title} className="mt-3 grid gap-3">
          <InputField
            {...form.field('code')}
            label={words.code}
            hint={words.hint}
            inputMode="numeric"
            autoComplete="off"
            maxLength={40}
          />
          <Button type="submit" look="outline" isBusy={form.isBusy} className="justify-self-start">
            {words.add}
          </Button>
        </form>
      )}
    </Panel>
  )
}
