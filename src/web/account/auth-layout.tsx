import { type ReactNode, useEffect } from 'react'
import { Link } from '../../client/link.tsx'
import { useNavigate } from '../../client/navigate.ts'
import { href } from '../../contract/href.ts'
import { useAuth } from './auth-context.tsx'

interface AuthLayoutProps {
  title: string
  text: string
  other?: { question: string; name: string; to: string }
  children: ReactNode
}

export function AuthLayout({ title, text, other, children }: AuthLayoutProps) {
  return (
    <div className="shell grid gap-x-20 gap-y-10 pt-10 pb-section lg:grid-cols-12 lg:pt-20">
      <div className="lg:col-span-5">
        <h1 className="text-display">{title}</h1>
        <p className="mt-4 text-lead text-ink-soft">{text}</p>
        {other && (
          <p className="mt-8 text-small max-lg:hidden">
            <OtherLink {...other} />
          </p>
        )}
      </div>
      <div className="max-w-xl lg:col-span-6 lg:col-start-7">
        {children}
        {other && (
          <p className="mt-8 border-t border-hairline pt-5 text-small lg:hidden">
            <OtherLink {...other} />
          </p>
        )}
      </div>
    </div>
  )
}

/** The layout of sign-in and registration. A signed-in user is sent to the account. */
export function GuestAuthLayout(props: AuthLayoutProps) {
  const { user } = useAuth()
  const navigate = useNavigate()
  useEffect(() => {
    if (user) void navigate(href('account'), { replace: true })
  }, [user, navigate])
  return <AuthLayout {...props} />
}

function OtherLink({ question, name, to }: NonNullable<AuthLayoutProps['other']>) {
  return (
    <>
      {question}{' '}
      <Link to={to} className="plain-link inline-block min-h-6 text-sea">
        {name}
      </Link>
    </>
  )
}
