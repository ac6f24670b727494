import { useRef, useState } from 'react'
import { Link } from '../../client/link.tsx'
import { useWords } from '../../client/site-context.tsx'
import { fill } from '../../i18n/translate.ts'
import { useFocusAfterPress } from '../../ui/use-focus-after-press.ts'
import { listingHref } from '../catalog/listing-query.ts'
import { forgetSearch, recentSearches } from './recent-searches.ts'

/** What was searched for in this browser, until it is deleted. */
export function RecentList({ onLeave }: { onLeave: () => void }) {
  const { search } = useWords()
  const [texts, setTexts] = useState(recentSearches)
  const list = useRef<HTMLUListElement>(null)
  const onPress = useFocusAfterPress(
    texts.length,
    () => list.current?.querySelector('button') ?? document.querySelector('dialog[open] [role="combobox"]'),
  )
  const forget = (text?: string) => {
    onPress()
    setTexts(forgetSearch(text))
  }
  if (texts.length === 0) return null
  return (
    <section aria-labelledby="recent-searches" className="mt-8">
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <h2 id="recent-searches" className="label text-ink-soft">
          {search.recent}
        </h2>
        <button type="button" onClick={() => forget()} className="plain-link min-h-9 text-small">
          {search.forgetAll}
        </button>
      </div>
      <ul ref={list} className="mt-2 flex flex-wrap gap-2">
        {texts.map((text) => (
          <li key={text} className="inline-flex max-w-full items-center border border-hairline">
            <Link
              to={listingHref({ q: text, page: 1 })}
              onClick={onLeave}
              className="min-w-0 truncate py-2 pl-3 text-small"
            >
              {text}
            </Link>
            <button
              type="button"
              onClick={() => forget(text)}
              aria-label={fill(search.forget, { query: text })}
              className="grid size-9 shrink-0 place-items-center hover:text-sea"
            >
              <svg viewBox="0 0 10 10" className="size-2.5" fill="none" stroke="currentColor" aria-hidden="true">
                <path d="M1 1l8 8M9 1L1 9" />
              </svg>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
