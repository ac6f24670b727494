import { useState } from 'react'
import { useAsyncAction } from '../../client/use-async-action.ts'
import { href } from '../../contract/href.ts'
import type { ProductStatus, PublishingGap } from '../../domain/publishing.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useApi, useMay } from '../site/admin-context.tsx'
import { useAdminWords } from '../site/admin-words.tsx'
import { ErrorBox } from '../site/error-box.tsx'
import { Panel } from '../site/panel.tsx'
import { useFailure } from '../site/use-failure.ts'
import type { AdminProduct } from './product-draft.ts'
import { fieldId } from './product-fields.tsx'
import { ProductStatusMark } from './product-status.tsx'
import type { useProductChange } from './use-product-change.ts'

interface StatusPanelProps {
  product: AdminProduct
  /** Whether something waits to be saved: it is saved before the status changes. */
  isDirty: boolean
  change: ReturnType<typeof useProductChange>
}

export function StatusPanel({ product, isDirty, change }: StatusPanelProps) {
  const { product: words } = useAdminWords()
  const mayEdit = useMay()('catalog.edit')
  return (
    <Panel title={words.state}>
      <p className="mb-3">
        <ProductStatusMark status={product.status} />
      </p>
      {product.status !== 'archived' && <Gaps product={product} />}
      {mayEdit && <StatusSteps product={product} isDirty={isDirty} change={change} />}
      <p className="mt-3 text-small">
        <a
          href={
            product.status === 'published'
              ? href('product', { slug: product.slug })
              : `/api/admin/products/${product.id}/preview`
          }
          target="_blank"
          rel="noreferrer"
          className="plain-link inline-flex min-h-11 items-center"
        >
          {product.status === 'published' ? words.open : words.preview}
          <span className="sr-only"> ({words.newTab})</span>
        </a>
      </p>
    </Panel>
  )
}

/** Where each thing that is missing is given. */
const FIELD_OF: Record<PublishingGap, string> = {
  nameEl: 'nameEl',
  description: 'description',
  descriptionEl: 'descriptionEl',
  price: 'price',
  picture: 'pictures',
  filterCategory: 'filterCategory',
  maker: 'brand',
}

function Gaps({ product: { gaps } }: { product: AdminProduct }) {
  const { product: words } = useAdminWords()
  if (gaps.length === 0) return <p className="mb-4 text-small text-ink-soft">{words.complete}</p>
  return (
    <div className="mb-4 text-small">
      <p className="text-terracotta">{words.missing}</p>
      <ul className="mt-1">
        {gaps.map((gap) => (
          <li key={gap}>
            <a
              href={`#${fieldId(FIELD_OF[gap])}`}
              className="plain-link inline-flex min-h-8 items-center"
              onClick={(event) => {
                event.preventDefault()
                document.getElementById(fieldId(FIELD_OF[gap]))?.focus()
              }}
            >
              {words.gaps[gap]}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

function StatusSteps({ product, isDirty, change }: StatusPanelProps) {
  const { product: words, frame } = useAdminWords()
  const [asked, setAsked] = useState<ProductStatus | null>(null)
  const api = useApi()
  const failure = useFailure()
  const { id, version, mayBecome, gaps } = product
  const changing = useAsyncAction(
    async (status: ProductStatus) => {
      failure.clear()
      await change.run(() => api.products.changeStatus(id, { version, status }), words.statusDone[status])
      setAsked(null)
    },
    (error) => {
      setAsked(null)
      failure.set(error)
    },
  )
  const leaving = { archived: words.archive, draft: words.unpublish } as const
  const steps = mayBecome.filter((status) => status !== 'published')
  return (
    <>
      <ErrorBox text={failure.text} />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        {mayBecome.includes('published') && gaps.length === 0 && (
          <Button
            look={isDirty ? 'outline' : 'solid'}
            isBusy={changing.isBusy}
            disabled={isDirty}
            aria-describedby={isDirty ? 'save-first' : undefined}
            onClick={() => changing.run('published')}
          >
            {words.publish}
          </Button>
        )}
        {steps.map((status) => (
          <Button
            key={status}
            look="bare"
            className="min-h-11"
            disabled={isDirty}
            aria-describedby={isDirty ? 'save-first' : undefined}
            onClick={() => (product.status === 'published' ? setAsked(status) : changing.run(status))}
          >
            {status === 'archived' ? leaving.archived : leaving.draft}
          </Button>
        ))}
      </div>
      {isDirty && (
        <p id="save-first" className="mt-2 text-label text-ink-soft">
          {words.saveFirst}
        </p>
      )}
      <Dialog
        isOpen={asked !== null}
        title={asked === 'archived' ? words.archiveTitle : words.draftTitle}
        closeLabel={frame.close}
        onClose={() => setAsked(null)}
      >
        <p className="mb-6 max-w-md">{asked === 'archived' ? words.archiveText : words.draftText}</p>
        <div className="flex flex-wrap gap-3">
          <Button isBusy={changing.isBusy} onClick={() => asked && changing.run(asked)}>
            {asked === 'archived' ? words.archive : words.unpublish}
          </Button>
          <Button look="outline" onClick={() => setAsked(null)}>
            {frame.cancel}
          </Button>
        </div>
      </Dialog>
    </>
  )
}
