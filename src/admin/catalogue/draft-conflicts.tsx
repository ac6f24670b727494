import { useEffect, useRef } from 'react'
import type { DraftConflict } from '../../client/rebase-draft.ts'
import { useSite } from '../../client/site-context.tsx'
import { lookUp } from '../../domain/look-up.ts'
import { formatDate } from '../../i18n/formats.ts'
import { fill } from '../../i18n/translate.ts'
import { Button } from '../../ui/button.tsx'
import { useAdminWords } from '../site/admin-words.tsx'
import type { ProductDraft } from './product-draft.ts'
import type { ChangedMeanwhile } from './use-product-change.ts'

interface DraftConflictsProps {
  meanwhile: ChangedMeanwhile | null
  conflicts: readonly DraftConflict<ProductDraft>[]
  onResolve: (key: keyof ProductDraft, choice: 'mine' | 'theirs') => void
}

/** What a colleague changed while this form was open: both values side by side where both changed. */
export function DraftConflicts({ meanwhile, conflicts, onResolve }: DraftConflictsProps) {
  const { product: words } = useAdminWords()
  const { language } = useSite()
  const isShown = meanwhile !== null || conflicts.length > 0
  const section = useRef<HTMLElement>(null)
  // Save is at the foot of the window, and this is at the head of the page.
  useEffect(() => {
    if (isShown) section.current?.focus()
  }, [isShown])
  if (!isShown) return null
  const date = meanwhile ? formatDate(meanwhile.at, 'moment', language) : ''
  const labelOf = (key: string) => lookUp<unknown>(words, key)
  const shown = (value: unknown) => (value === '' ? words.empty : String(value))
  return (
    <section
      ref={section}
      role="alert"
      tabIndex={-1}
      className="mb-8 scroll-mt-24 border border-brass bg-brass/8 p-4 text-small outline-none sm:p-5"
    >
      {meanwhile && (
        <p>
          {meanwhile.by ? fill(words.changedBy, { name: meanwhile.by, date }) : fill(words.changedBySomebody, { date })}
        </p>
      )}
      {conflicts.length > 0 && <p className="mt-2 font-medium">{words.bothChanged}</p>}
      <ul>
        {conflicts.map(({ key, mine, theirs }) => {
          const label = labelOf(key)
          return (
            <li key={key} className="mt-4 border-t border-hairline pt-4">
              <p className="mb-2 font-medium">{typeof label === 'string' ? label : key}</p>
              <dl className="grid gap-4 sm:grid-cols-2">
                {(['mine', 'theirs'] as const).map((whose) => (
                  <div key={whose}>
                    <dt className="text-label text-ink-soft">{words[whose]}</dt>
                    <dd className="whitespace-pre-line">
                      {shown(whose === 'mine' ? mine : theirs)}
                      <Button look="outline" className="mt-2 flex min-h-11" onClick={() => onResolve(key, whose)}>
                        {whose === 'mine' ? words.keepMine : words.takeTheirs}
                      </Button>
                    </dd>
                  </div>
                ))}
              </dl>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
