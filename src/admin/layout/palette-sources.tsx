import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { inEuro } from '../../client/money-in-euro.ts'
import { useSite } from '../../client/site-context.tsx'
import { lookUp } from '../../domain/look-up.ts'
import { searchKeys, words as wordsOf } from '../../domain/search-key.ts'
import { loadAdminDictionary } from '../../i18n/admin-dictionary.ts'
import { LANGUAGE_CODES, localized } from '../../i18n/languages.ts'
import { fill } from '../../i18n/translate.ts'
import { ordersHref } from '../orders/orders-query.ts'
import { StatusMark } from '../orders/status-mark.tsx'
import { useMay } from '../site/admin-context.tsx'
import { adminQuery } from '../site/admin-query.ts'
import { useAdminWords } from '../site/admin-words.tsx'
import { type AdminScreenName, adminHref, NAVIGATION, SECTIONS } from '../site/screens.ts'
import { isOpenTo } from './is-open-to.ts'

const TYPING_PAUSE_MS = 200
const MOST_RESULTS = 7
const MOST_OTHERS = 3
const SCREENS: readonly AdminScreenName[] = [
  ...new Set([...NAVIGATION, ...Object.values(SECTIONS).flat(), 'account' as const]),
]

interface PaletteOption {
  to: string
  /** The only one of its kind that was found: Enter opens it. */
  isOnly?: boolean
  content: ReactNode
}

/** What one source has for a query. `isSettled`: none of it belongs to an earlier query. */
interface Found {
  options: readonly PaletteOption[]
  isSettled: boolean
}

/** Everything that the palette searches, in the order in which it is shown. */
export function useFound(query: string): Found {
  const asked = useDelayed(query)
  const found = [useScreens(query), useOrders(asked), useProducts(asked), useCustomers(asked)]
  return {
    options: found.flatMap(({ options }) => options),
    isSettled: asked === query && found.every(({ isSettled }) => isSettled),
  }
}

/** By name, in either language and in Greeklish. */
function useScreens(query: string): Found {
  const { screens } = useAdminWords()
  const may = useMay()
  const names = useQuery({
    queryKey: ['screen names'],
    queryFn: () => Promise.all(LANGUAGE_CODES.map(async (code) => (await loadAdminDictionary(code)).screens)),
    networkMode: 'always',
  })
  const isMeant = (name: AdminScreenName) =>
    query === '' || names.data?.some((one) => isNamed(lookUp<string>(one, name) ?? '', query))
  const open = SCREENS.filter((name) => isOpenTo(name, may) && isMeant(name))
  const options = open.map((name) => ({ to: adminHref(name), content: lookUp<string>(screens, name) ?? name }))
  return { options, isSettled: !names.isPending }
}

function isNamed(name: string, query: string): boolean {
  const keys = wordsOf(name).flatMap(searchKeys)
  const typed = wordsOf(query)
  const isKey = (word: string) => searchKeys(word).some((start) => keys.some((key) => key.startsWith(start)))
  return typed.length > 0 && typed.every(isKey)
}

function useOrders(query: string): Found {
  const { palette: words } = useAdminWords()
  const isAsked = useMay()('orders.view') && query !== ''
  const found = useQuery({
    ...adminQuery('GET /api/admin/orders', { query: { view: 'all', q: query, limit: MOST_RESULTS } }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  })
  if (!isAsked) return { options: [], isSettled: true }
  const orders = (found.data?.orders ?? []).map(({ id, name, city, status, total }, _, { length }) => ({
    to: adminHref('order', { params: { orderId: id } }),
    isOnly: length === 1,
    content: (
      <>
        <span className="figures font-medium">{id}</span>
        <span className="grow">
          {name}
          <span className="text-ink-soft"> {city}</span>
        </span>
        <StatusMark status={status} />
        <span className="figures">{inEuro(total)}</span>
      </>
    ),
  }))
  const all = found.data?.next ? [{ to: ordersHref({ q: query }), content: fill(words.all, { query }) }] : []
  return { options: [...orders, ...all], isSettled: found.isSuccess && !found.isPlaceholderData }
}

function useProducts(query: string): Found {
  const { language } = useSite()
  const isAsked = useMay()('catalog.view') && query !== ''
  const found = useQuery({
    ...adminQuery('GET /api/admin/products', { query: { q: query, limit: MOST_OTHERS } }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  })
  if (!isAsked) return { options: [], isSettled: true }
  const options = (found.data?.products ?? []).map((product) => ({
    to: adminHref('product', { params: { productId: product.id } }),
    content: (
      <>
        <span className="grow">{localized(product, 'name', language)}</span>
        <span className="text-ink-soft">{product.sku}</span>
      </>
    ),
  }))
  return { options, isSettled: found.isSuccess && !found.isPlaceholderData }
}

function useCustomers(query: string): Found {
  const isAsked = useMay()('customers.view') && query !== ''
  const found = useQuery({
    ...adminQuery('GET /api/admin/customers', { query: { q: query, limit: MOST_OTHERS } }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  })
  if (!isAsked) return { options: [], isSettled: true }
  const options = (found.data?.customers ?? []).map(({ id, name, email }) => ({
    to: adminHref('customer', { params: { customerId: id } }),
    content: (
      <>
        <span className="grow">{name || email}</span>
        {name && <span className="break-all text-ink-soft">{email}</span>}
      </>
    ),
  }))
  return { options, isSettled: found.isSuccess && !found.isPlaceholderData }
}

function useDelayed(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), TYPING_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
