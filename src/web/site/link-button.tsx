import { Link, type LinkProps } from 'react-router'
import { type ButtonLook, buttonClass } from '../../ui/button-class.ts'

/** A link that looks like a button. */
export function LinkButton({ look = 'solid', className = '', ...link }: LinkProps & { look?: ButtonLook }) {
  return <Link {...link} className={`${buttonClass(look)} ${className}`} />
}
