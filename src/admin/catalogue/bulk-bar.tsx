import { useState } from 'react'
import { useSite } from '../../client/site-context.tsx'
import { MOST_COUNTED } from '../../contract/admin/most-counted.ts'
import { plural } from '../../i18n/translate.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useMay } from '../site/admin-context.tsx'
import { useAdminWords } from '../site/admin-words.tsx'
import { BulkForm } from './bulk-form.tsx'
import { BulkPreviewView } from './bulk-preview.tsx'
import { useProductsQuery } from './products-query.ts'
import { useBulkChange } from './use-bulk-change.ts'

/** Changes everything that the list's view and search find: the query is sent, so pages that are not shown count too. */
export function BulkBar({ count }: { count: number }) {
  const { bulk: words, frame } = useAdminWords()
  const { language } = useSite()
  const { view, q } = useProductsQuery()
  const [isOpen, setOpen] = useState(false)
  const bulk = useBulkChange(() => setOpen(false))
  if (!useMay()('catalog.edit') || count === 0) return null
  const close = () => {
    setOpen(false)
    bulk.forget()
  }
  return (
    <section
      aria-label={words.bar}
      className="sticky bottom-0 z-20 -mx-gutter mt-8 border-t border-hairline bg-chalk px-gutter py-2"
    >
      <Button look="bare" className="min-h-11" onClick={() => setOpen(true)}>
        {count < MOST_COUNTED ? plural(words.open, count, language) : words.openMany}
      </Button>
      <Dialog isOpen={isOpen} title={words.title} closeLabel={frame.close} onClose={close}>
        {bulk.seen ? <BulkPreviewView bulk={bulk} /> : <BulkForm bulk={bulk} selection={{ query: { view, q } }} />}
      </Dialog>
    </section>
  )
}
