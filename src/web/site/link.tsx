import { type ComponentProps, createContext, use, useRef } from 'react'
import { useHref, useLinkClickHandler } from 'react-router'
import { type ButtonLook, buttonClass } from '../../ui/button-class.ts'

/** Fetches what a place will need, before it is gone to. */
export const PrefetchContext = createContext<(to: string) => void>(() => {})

/** A pointer that rests this long on a link means it. */
const MEANT_AFTER_MS = 80

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: string
  replace?: boolean
  preventScrollReset?: boolean
  /** Leaves the page instead of changing it. */
  reloadDocument?: boolean
}

/** An address within the shop: a real link that needs no JavaScript, and no new page where there is some. */
export function Link({ to, replace, preventScrollReset, reloadDocument, onClick, ...others }: LinkProps) {
  const href = useHref(to)
  const follow = useLinkClickHandler(to, { replace: replace ?? false, preventScrollReset: preventScrollReset ?? false })
  const prefetch = use(PrefetchContext)
  const hovering = useRef<ReturnType<typeof setTimeout>>(undefined)
  return (
    <a
      {...others}
      href={href}
      onPointerEnter={() => {
        hovering.current = setTimeout(() => prefetch(to), MEANT_AFTER_MS)
      }}
      onPointerLeave={() => clearTimeout(hovering.current)}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented && !reloadDocument) follow(event)
      }}
    />
  )
}

/** A link that looks like a button. */
export function LinkButton({ look = 'solid', className = '', ...link }: LinkProps & { look?: ButtonLook }) {
  return <Link {...link} className={`${buttonClass(look)} ${className}`} />
}
