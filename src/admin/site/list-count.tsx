import { useSite } from '../../client/site-context.tsx'
import { MOST_COUNTED } from '../../contract/admin/most-counted.ts'
import { formatNumber } from '../../i18n/formats.ts'
import { fill, type Plural, plural } from '../../i18n/translate.ts'

interface ListCountProps {
  count: number
  words: { count: Plural; countMany: `${string}{count}${string}` }
  /** Whether what is shown is still the list from before; its count is not read out. */
  isBusy: boolean
}

/** How long a list is, all its pages together. */
export function ListCount({ count, words, isBusy }: ListCountProps) {
  const { language } = useSite()
  const text =
    count < MOST_COUNTED
      ? plural(words.count, count, language)
      : fill(words.countMany, { count: formatNumber(MOST_COUNTED, language) })
  return (
    <p role="status" className="figures py-3 text-label text-ink-soft">
      {!isBusy && text}
    </p>
  )
}
