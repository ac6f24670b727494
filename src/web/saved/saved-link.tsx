import { Link } from '../../client/link.tsx'
import { useWords } from '../../client/site-context.tsx'
import { href } from '../../contract/href.ts'
import { useSaved } from './saved-context.tsx'

export function SavedLink({ className = '' }: { className?: string }) {
  const { saved } = useWords()
  const { ids } = useSaved()
  if (!ids || ids.length === 0) return null
  return (
    <Link to={href('saved')} className={`plain-link inline-flex min-h-6 items-center text-small ${className}`}>
      {saved.all}
    </Link>
  )
}
