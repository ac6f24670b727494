import type { ComponentProps } from 'react'
import { type ButtonLook, buttonClass } from './button-class.ts'
import { useHydrated } from './hydrated.ts'

interface ButtonProps extends ComponentProps<'button'> {
  look?: ButtonLook
  /** Shows that the press is being worked on: no second press, and assistive technology is told. */
  isBusy?: boolean
}

/**
 * A button that needs our scripts. Until they have taken over it cannot be pressed, so that no press is lost and no form
 * goes out by itself; that moment is not shown, only `data-off` changes the look.
 */
export function Button({ look = 'solid', isBusy = false, className = '', disabled, ...others }: ButtonProps) {
  const isOff = disabled || isBusy
  const isHydrated = useHydrated()
  return (
    <button
      type="button"
      {...others}
      disabled={isOff || !isHydrated}
      data-off={isOff ? '' : undefined}
      aria-busy={isBusy || undefined}
      className={`${buttonClass(look)} ${className}`}
    />
  )
}
