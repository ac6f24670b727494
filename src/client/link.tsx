import { type ComponentProps, createContext, type MouseEvent, use, useRef } from 'react'
import { type ButtonLook, buttonClass } from '../ui/button-class.ts'
import { useNavigate } from './navigate.ts'

export const PrefetchContext = createContext<(to: string) => void>(() => {})

/** How long a pointer rests on a link before its address is prefetched. */
const HOVER_DELAY_MS = 80

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: string
  replace?: boolean
  preventScrollReset?: boolean
  reloadDocument?: boolean
}

/**
 * An address within the shop: a real link that needs no JavaScript, and no new page where there is some. Addresses come
 * whole from `href()`, so there is nothing to resolve, and the server attaches no handlers: a listing has a hundred links.
 */
export const Link = import.meta.env.SSR ? WrittenLink : LiveLink

function WrittenLink({ to, replace, preventScrollReset, reloadDocument, ...others }: LinkProps) {
  return <a {...others} href={to} />
}

function LiveLink({ to, replace, preventScrollReset = false, reloadDocument, onClick, ...others }: LinkProps) {
  const navigate = useNavigate()
  const prefetch = use(PrefetchContext)
  const hovering = useRef<ReturnType<typeof setTimeout>>(undefined)
  return (
    <a
      {...others}
      href={to}
      onPointerEnter={() => {
        hovering.current = setTimeout(() => prefetch(to), HOVER_DELAY_MS)
      }}
      onPointerDown={() => prefetch(to)}
      onPointerLeave={() => clearTimeout(hovering.current)}
      onClick={(event) => {
        onClick?.(event)
        if (event.defaultPrevented || reloadDocument || isForBrowser(event)) return
        event.preventDefault()
        void navigate(to, { replace: replace ?? isHere(to), preventScrollReset, viewTransition: !isSamePage(to) })
      }}
    />
  )
}

function isForBrowser({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey
}

/** Filters and pages of one list change in place. */
const isSamePage = (to: string) => to.split('?', 1)[0] === location.pathname

const isHere = (to: string) => to === location.pathname + location.search + location.hash

export function LinkButton({ look = 'solid', className = '', ...link }: LinkProps & { look?: ButtonLook }) {
  return <Link {...link} className={`${buttonClass(look)} ${className}`} />
}
