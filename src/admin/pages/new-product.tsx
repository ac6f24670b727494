import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { Link } from '../../client/link.tsx'
import { useAsyncAction } from '../../client/use-async-action.ts'
import { readPriceInput } from '../../domain/price-input.ts'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useToast } from '../../ui/toast.tsx'
import { errorFields } from '../catalogue/error-fields.ts'
import { PriceField } from '../catalogue/price-field.tsx'
import { IdentityPart, LensPart, MeasuresPart, TextPart } from '../catalogue/product-description.tsx'
import { EMPTY_DRAFT, type ProductDraft, slugOf, toDraft, toNewProduct } from '../catalogue/product-draft.ts'
import { fieldId } from '../catalogue/product-fields.tsx'
import { productHref, productsHref } from '../catalogue/products-query.ts'
import { productQuery, useShowProduct } from '../catalogue/use-product-change.ts'
import { useApi, useMay } from '../site/admin-context.tsx'
import { useAdminWords } from '../site/admin-words.tsx'
import { ErrorBox } from '../site/error-box.tsx'
import { PageHeading } from '../site/page-heading.tsx'
import { useFailure } from '../site/use-failure.ts'
import { useRequestKey } from '../site/use-request-key.ts'

/** A new product; with `from`, a new colourway of another, whose description it takes over. */
export function Page() {
  const [search] = useSearchParams()
  const from = search.get('from')
  const original = useQuery({ ...productQuery(from ?? ''), enabled: from !== null })
  if (from !== null && original.isPending) return <Skeleton className="mt-8 h-96" />
  const own = { sku: '', slug: '', name: '', nameEl: '', isNew: false, isBestseller: false }
  const base = original.data ? { ...toDraft(original.data), ...own } : EMPTY_DRAFT
  return <NewProduct key={from} base={base} />
}

function NewProduct({ base }: { base: ProductDraft }) {
  const { product: words } = useAdminWords()
  const may = useMay()
  const { draft, set, errors, failure, adding } = useNewProduct(base)
  const form = { draft, set, errors, isReadOnly: false }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    adding.run()
  }
  return (
    <>
      <PageHeading
        title={words.newTitle}
        back={
          <Link to={productsHref({})} className="plain-link inline-block min-h-6 text-ink-soft">
            {words.back}
          </Link>
        }
      />
      <form onSubmit={onSubmit} noValidate className="grid max-w-4xl gap-9">
        <p className="-mb-4 text-ink-soft">{words.newText}</p>
        <ErrorBox text={failure} />
        <TextPart form={form} />
        <IdentityPart form={form} isPublished={false} />
        {may('catalog.prices') && (
          <div className="sm:max-w-xs">
            <PriceField
              id={fieldId('price')}
              label={words.price}
              hint={words.priceHint}
              value={draft.price}
              error={errors.price}
              onChange={(price) => set({ price })}
            />
          </div>
        )}
        <MeasuresPart form={form} />
        <LensPart form={form} />
        <div>
          <Button type="submit" isBusy={adding.isBusy}>
            {words.addSubmit}
          </Button>
        </div>
      </form>
    </>
  )
}

function useNewProduct(base: ProductDraft) {
  const { product: words } = useAdminWords()
  const api = useApi()
  const navigate = useNavigate()
  const toast = useToast()
  const show = useShowProduct()
  const failure = useFailure()
  const [draft, setDraft] = useState(base)
  const [isSlugTyped, setSlugTyped] = useState(false)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const requestKey = useRequestKey()

  const refuse = (problems: Record<string, string>) => {
    setErrors(problems)
    const [first] = Object.keys(problems)
    if (first !== undefined) document.getElementById(fieldId(first))?.focus()
  }
  const set = (part: Partial<ProductDraft>) => {
    if (part.slug !== undefined) setSlugTyped(true)
    const next = { ...draft, ...part }
    // Until somebody writes an address, it follows the name.
    const follows = !isSlugTyped && part.slug === undefined && part.name !== undefined
    setDraft(follows ? { ...next, slug: slugOf(next.name) } : next)
  }
  const adding = useAsyncAction(
    async () => {
      failure.clear()
      setErrors({})
      const { is } = readPriceInput(draft.price)
      if (is !== 'price' && is !== 'empty') return refuse({ price: words.priceInvalid })
      const added = await api.products.add(toNewProduct(draft, requestKey.get()))
      show(added)
      toast.show({ title: words.added })
      return navigate(productHref(added.id), { replace: true })
    },
    (error) => {
      failure.set(error)
      refuse(errorFields(error))
    },
  )
  return { draft, set, errors, failure: failure.text, adding }
}
