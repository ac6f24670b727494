import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { useSite } from '../../client/site-context.tsx'
import { toWire } from '../../contract/money.ts'
import { readPastedPrices } from '../../domain/pasted-prices.ts'
import { fill, plural } from '../../i18n/translate.ts'
import { Button } from '../../ui/button.tsx'
import { TextAreaField } from '../../ui/text-area-field.tsx'
import { BackLink } from '../catalogue/back-link.tsx'
import { BulkPreviewView } from '../catalogue/bulk-preview.tsx'
import { productsHref } from '../catalogue/products-query.ts'
import { useBulkChange } from '../catalogue/use-bulk-change.ts'
import { useAdminWords } from '../site/admin-words.tsx'
import { ErrorBox } from '../site/error-box.tsx'
import { PageHeading } from '../site/page-heading.tsx'

const MOST_LINES = 1_000

export function Page() {
  const { pasted: words, catalogue, bulk: bulkWords } = useAdminWords()
  const { language } = useSite()
  const navigate = useNavigate()
  const bulk = useBulkChange(() => void navigate(productsHref({})))
  const [text, setText] = useState('')
  const [isEmpty, setEmpty] = useState(false)
  const { prices, unread } = readPastedPrices(text)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    setEmpty(prices.length === 0)
    if (prices.length === 0) return
    const lines = prices.slice(0, MOST_LINES).map(({ sku, cents }) => ({ sku, price: toWire(cents) }))
    bulk.previewing.run({ selection: { prices: lines }, change: null })
  }
  return (
    <>
      <PageHeading title={words.title} back={<BackLink to={productsHref({})}>{catalogue.back}</BackLink>} />
      {bulk.seen ? (
        <BulkPreviewView bulk={bulk} />
      ) : (
        <form onSubmit={onSubmit} noValidate aria-label={words.title} className="grid max-w-3xl gap-5">
          <p className="text-ink-soft">{words.text}</p>
          <ErrorBox text={bulk.failure.text} />
          <TextAreaField
            label={words.label}
            error={isEmpty && prices.length === 0 ? words.empty : undefined}
            rows={12}
            spellCheck={false}
            className="figures"
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          {unread.length > 0 && (
            <div className="text-small">
              <p role="status" className="text-terracotta">
                {plural(words.unread, unread.length, language)}
              </p>
              <ul className="mt-1 text-ink-soft">
                {unread.slice(0, 10).map((one) => (
                  <li key={one.line}>{fill(words.line, one)}</li>
                ))}
              </ul>
            </div>
          )}
          <Button type="submit" isBusy={bulk.previewing.isBusy} className="justify-self-start">
            {bulkWords.preview}
          </Button>
        </form>
      )}
    </>
  )
}
