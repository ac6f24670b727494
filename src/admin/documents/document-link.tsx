import { fill } from '../../i18n/translate.ts'
import { useAdminWords } from '../site/admin-words.tsx'

/** Opens a document in a tab of its own, in the browser's reader. */
export function DocumentLink({ document: { number, href } }: { document: { number: string; href: string } }) {
  const { documents: words } = useAdminWords()
  return (
    <a
      href={href}
      target="_blank"
      rel="noreferrer"
      aria-label={fill(words.open, { number })}
      className="plain-link figures inline-block min-h-6 font-medium whitespace-nowrap"
    >
      {number}
    </a>
  )
}
