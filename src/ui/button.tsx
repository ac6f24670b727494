import { type ComponentProps, useEffect, useLayoutEffect, useRef } from 'react'
import { type ButtonLook, buttonClass } from './button-class.ts'
import { useHydrated } from './hydrated.ts'

interface ButtonProps extends ComponentProps<'button'> {
  look?: ButtonLook
  /** Shows that the action is running: disables the button and sets `aria-busy`. */
  isBusy?: boolean
}

/**
 * A button that needs our scripts. Until they have taken over it cannot be pressed, so that no press is lost and no form
 * goes out by itself; that moment is not shown, only `data-off` changes the look.
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
