import { type ComponentType, createContext, use, useMemo } from 'react'
import type { ScreenName } from '../../contract/screens.ts'

export interface Address {
  pathname: string
  /** With `?`, or empty. */
  search: string
  /** With `#`, or empty. */
  hash: string
}

/** A screen whose code and data are wanted. */
export interface ScreenRequest {
  name: ScreenName
  params: Readonly<Record<string, string | undefined>>
  query: URLSearchParams
}

/** What is shown: a screen, its address and the page that renders it; `null` where the page could not be loaded. */
export interface View {
  name: ScreenName
  params: Readonly<Record<string, string>>
  address: Address
  Page: ComponentType | null
}

export const ViewContext = createContext<View | null>(null)
export const IsNavigatingContext = createContext(false)

/** @throws Error outside a navigation provider */
function useView(): View {
  const view = use(ViewContext)
  if (view === null) throw new Error('There is no navigation provider.')
  return view
}

export const useScreen = (): ScreenName => useView().name

export const useLocation = (): Address => useView().address

/** The parameters of the screen's path. */
export const useParams = (): Readonly<Record<string, string | undefined>> => useView().params

export function useSearchParams(): URLSearchParams {
  const { search } = useLocation()
  return useMemo(() => new URLSearchParams(search), [search])
}

/** Whether another page is being loaded. */
export const useIsNavigating = (): boolean => use(IsNavigatingContext)
