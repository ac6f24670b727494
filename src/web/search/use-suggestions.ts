import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useSite } from '../../client/site-context.tsx'
import type { Client } from '../../contract/client.ts'

/** A search starts after this pause in typing. */
const TYPING_PAUSE_MS = 140
const MIN_LENGTH = 2
const MOST_PRODUCTS = 4

const suggestionsQuery = (api: Client, q: string) =>
  queryOptions({
    queryKey: ['suggestions', q],
    queryFn: async () => {
      const [products, { total, facets }, categories, answers] = await Promise.all([
        api.catalog.listProducts({ q, limit: String(MOST_PRODUCTS) }),
        api.catalog.listFacets({ q }),
        api.catalog.listCategories(),
        api.catalog.answerSearch(q),
      ])
      const matches = facets.category.flatMap(({ value, count }) => {
        const category = categories.find(({ slug }) => slug === value)
        return category && count > 0 ? [{ category, count }] : []
      })
      const isVain = total === 0 && answers.pages.length === 0
      const near = isVain
        ? (await api.call('GET /api/products/nearest', { query: { q } })).products.slice(0, MOST_PRODUCTS)
        : []
      return { q, products, near, total, categories: matches, ...answers }
    },
  })
export type Suggestions = Awaited<ReturnType<NonNullable<ReturnType<typeof suggestionsQuery>['queryFn']>>>

/** Whether one text is the beginning of the other, so that the suggestions for the one suit the other for a moment. */
const isTypedOn = (before: string, after: string) => after.startsWith(before) || before.startsWith(after)

/** Suggestions for a text, loaded after a pause in typing; those for its beginning stay until then. */
export function useSuggestions(text: string): { suggestions: Suggestions | undefined; hasFailed: boolean } {
  const { api } = useSite()
  const [q, setQ] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setQ(text.trim()), TYPING_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  const isLongEnough = q.length >= MIN_LENGTH
  const { data, isError } = useQuery({
    ...suggestionsQuery(api, q),
    enabled: isLongEnough,
    placeholderData: (previous) => (previous && isTypedOn(previous.q, q) ? previous : undefined),
  })
  const hasText = text.trim().length >= MIN_LENGTH
  return { suggestions: isLongEnough && hasText ? data : undefined, hasFailed: isLongEnough && isError }
}
