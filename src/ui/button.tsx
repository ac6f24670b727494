import { type ComponentProps, useEffect, useLayoutEffect, useRef } from 'react'
import { type ButtonLook, buttonClass } from './button-class.ts'
import { useHydrated } from './hydrated.ts'

interface ButtonProps extends ComponentProps<'button'> {
  look?: ButtonLook
  /** Shows that the action is running: disables the button and sets `aria-busy`. */
  isBusy?: boolean
}

/**
 * A button that needs JavaScript. Before hydration it is disabled, so that no click is lost and no form is submitted
 * natively; its look changes only with `data-off`.
 */
export function Button({ look = 'solid', isBusy = false, className = '', disabled, ...others }: ButtonProps) {
  const isOff = disabled || isBusy
  const isHydrated = useHydrated()
  const button = useKeptFocus(isBusy)
  return (
    <button
      ref={button}
      type="button"
      {...others}
      disabled={isOff || !isHydrated}
      data-off={isOff ? '' : undefined}
      aria-busy={isBusy || undefined}
      className={`${buttonClass(look)} ${className}`}
    />
  )
}

/** A focused button loses the focus when it is disabled; it gets it back afterwards, unless something else took it. */
function useKeptFocus(isBusy: boolean) {
  const button = useRef<HTMLButtonElement>(null)
  const hadFocus = useRef(false)
  useLayoutEffect(() => {
    if (isBusy) hadFocus.current = document.activeElement === button.current
  }, [isBusy])
  useEffect(() => {
    if (isBusy || !hadFocus.current) return
    hadFocus.current = false
    if (document.activeElement === document.body) button.current?.focus()
  }, [isBusy])
  return button
}
