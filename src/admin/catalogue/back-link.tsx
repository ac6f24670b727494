import { Link } from '../../client/link.tsx'

export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className="plain-link inline-block min-h-6 text-ink-soft">
      {children}
    </Link>
  )
}
