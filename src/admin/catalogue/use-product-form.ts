import { useState } from 'react'
import { useAsyncAction } from '../../client/use-async-action.ts'
import { toWire } from '../../contract/money.ts'
import { readPriceInput } from '../../domain/price-input.ts'
import { useApi } from '../site/admin-context.tsx'
import { useAdminWords } from '../site/admin-words.tsx'
import { useDraft } from '../site/use-draft.ts'
import { useFailure } from '../site/use-failure.ts'
import { errorFields } from './error-fields.ts'
import { type AdminProduct, type DraftField, type ProductDraft, toChanges, toDraft } from './product-draft.ts'
import { fieldId } from './product-fields.tsx'
import { useProductChange, useShowProduct } from './use-product-change.ts'

/** The form of a product: its draft, and saving what differs. The price has a call of its own, with its own right. */
export function useProductForm(product: AdminProduct) {
  const { product: words } = useAdminWords()
  const api = useApi()
  const own = useDraft(toDraft(product))
  const change = useProductChange()
  const showProduct = useShowProduct()
  const failure = useFailure()
  const [errors, setErrors] = useState<Record<string, string>>({})
  const { draft, changed } = own
  const keep = (sent: ProductDraft, stored: AdminProduct) => {
    own.settle(sent, toDraft(stored))
    showProduct(stored)
  }

  const show = (problems: Record<string, string>) => {
    setErrors(problems)
    const [first] = Object.keys(problems)
    if (first !== undefined) document.getElementById(fieldId(first))?.focus()
  }
  const saving = useAsyncAction(
    async () => {
      failure.clear()
      setErrors({})
      const price = readPriceInput(draft.price)
      const isPriced = changed.includes('price')
      if (isPriced && price.is !== 'price') return show({ price: words.priceInvalid })
      await change.run(async () => {
        const others = changed.filter((name): name is DraftField => name !== 'price')
        const fields = { version: product.version, changes: toChanges(draft, others) }
        const described = others.length === 0 ? product : await api.products.change(product.id, fields)
        // What is stored is stored, also where the price is refused.
        if (described !== product) keep({ ...draft, price: own.base.price }, described)
        if (!isPriced || price.is !== 'price') return described
        const body = { version: described.version, price: toWire(price.cents) }
        const priced = await api.products.changePrice(product.id, body)
        keep(draft, priced)
        return priced
      }, words.saved)
      return undefined
    },
    (error) => {
      failure.set(error)
      show(errorFields(error))
    },
  )
  return { ...own, errors, failure: failure.text, saving, change }
}
