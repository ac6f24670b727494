import type { ComponentProps } from 'react'
import { type ButtonLook, buttonClass } from './button-class.ts'

interface ButtonProps extends ComponentProps<'button'> {
  look?: ButtonLook
  /** Shows that the press is being worked on: no second press, and assistive technology is told. */
  isBusy?: boolean
}

export function Button({ look = 'solid', isBusy = false, className = '', disabled, ...others }: ButtonProps) {
  return (
    <button
      type="button"
      {...others}
      disabled={disabled || isBusy}
      aria-busy={isBusy || undefined}
      className={`${buttonClass(look)} ${className}`}
    />
  )
}
