import { createContext, use } from 'react'

export interface NavigateOptions {
  /** Takes the place of the current entry in the browser's history. */
  replace?: boolean
  /** Leaves the page where it is scrolled to. */
  preventScrollReset?: boolean
  /** Lets one page pass into the other. */
  viewTransition?: boolean
}

/** Goes to an address within the front end; settles when its page is shown, or when another navigation takes over. */
export type Navigate = (to: string, options?: NavigateOptions) => Promise<void>

/** Each front end provides its router's. */
export const NavigateContext = createContext<Navigate>(async (to) => location.assign(to))

export const useNavigate = (): Navigate => use(NavigateContext)
