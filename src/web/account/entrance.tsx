import { type ReactNode, useEffect } from 'react'
import { useNavigate } from 'react-router'
import { Link } from '../site/link.tsx'
import { href } from '../site/paths.ts'
import { useAuth } from './auth-context.tsx'

interface EntranceProps {
  title: string
  text: string
  /** The other way in. */
  other: { question: string; name: string; to: string }
  children: ReactNode
}

/** The page around logging in and registering: its words on one side, the form on the other. Who is signed in goes on. */
export function Entrance({ title, text, other, children }: EntranceProps) {
  const { user } = useAuth()
  const navigate = useNavigate()
  useEffect(() => {
    if (user) void navigate(href('account'), { replace: true })
  }, [user, navigate])
  return (
    <div className="shell grid gap-x-20 gap-y-10 pt-10 pb-section lg:grid-cols-12 lg:pt-20">
      <div className="lg:col-span-5">
        <h1 className="text-display">{title}</h1>
        <p className="mt-4 text-lead text-ink-soft">{text}</p>
        <p className="mt-8 text-small max-lg:hidden">
          <OtherWay {...other} />
        </p>
      </div>
      <div className="max-w-xl lg:col-span-6 lg:col-start-7">
        {children}
        <p className="mt-8 border-t border-hairline pt-5 text-small lg:hidden">
          <OtherWay {...other} />
        </p>
      </div>
    </div>
  )
}

function OtherWay({ question, name, to }: EntranceProps['other']) {
  return (
    <>
      {question}{' '}
      <Link to={to} className="plain-link inline-block min-h-6 text-sea">
        {name}
      </Link>
    </>
  )
}
