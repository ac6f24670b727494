import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '../../contract/client.ts'
import { useToast } from '../../ui/toast.tsx'
import { adminQuery } from '../site/admin-query.ts'
import type { AdminProduct } from './product-draft.ts'

export const productQuery = (productId: number | string) =>
  adminQuery('GET /api/admin/products/{productId}', { params: { productId } })

export interface ChangedMeanwhile {
  by: string | null
  at: string
}

/** Stores what a call answers with, and has lists and counts read again when they are next seen. */
export function useShowProduct() {
  const queries = useQueryClient()
  return (product: AdminProduct) => {
    const { queryKey } = productQuery(product.id)
    queries.setQueryData(queryKey, product)
    void queries.invalidateQueries({
      predicate: (query) =>
        String(query.queryKey[0]).startsWith('/api/admin/products') && query.queryKey[0] !== queryKey[0],
    })
  }
}

/**
 * Runs changes of a product and shows the product that they answer with. Where a colleague was faster, it shows the
 * product as it is now, and `meanwhile` says who and when; every other error is the caller's.
 */
export function useProductChange() {
  const show = useShowProduct()
  const toast = useToast()
  const [meanwhile, setMeanwhile] = useState<ChangedMeanwhile | null>(null)

  /** @returns the product after the change; `null` where a colleague was faster */
  const run = async (change: () => Promise<AdminProduct>, done: string): Promise<AdminProduct | null> => {
    try {
      const changed = await change()
      show(changed)
      setMeanwhile(null)
      toast.show({ title: done })
      return changed
    } catch (error) {
      const problem = error instanceof ApiError ? error.problem : undefined
      if (problem?.code !== 'changed_meanwhile' || !problem.current) throw error
      show(problem.current as AdminProduct)
      setMeanwhile({ by: problem.changedBy ?? null, at: problem.changedAt ?? '' })
      return null
    }
  }
  return { run, meanwhile, forget: () => setMeanwhile(null) }
}
