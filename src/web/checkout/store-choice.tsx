import { useQuery } from '@tanstack/react-query'
import { useSite } from '../../client/site-context.tsx'
import { openStores } from '../../domain/stores.ts'
import { formatOpening } from '../../i18n/formats.ts'
import { localized } from '../../i18n/languages.ts'
import { RadioList } from '../../ui/radio-list.tsx'
import { storeStateText } from '../site/store-state-text.ts'
import { storesQuery } from '../site/stores.ts'
import { useNow } from '../site/use-now.ts'
import type { FormField } from './delivery-choice.tsx'

/** Where an order is collected. */
export function StoreChoice({ field }: { field: FormField }) {
  const { words, language } = useSite()
  const now = useNow()
  const { store: texts } = words.delivery
  const stores = useQuery(storesQuery)
  if (!stores.data) {
    return (
      <p id={field.id} role="status" tabIndex={-1} className="text-small">
        {stores.isError ? texts.failed : texts.loading}
      </p>
    )
  }
  const options = openStores(stores.data).map((store) => ({
    value: store.id,
    name: localized(store, 'name', language),
    hint: [
      localized(store, 'address', language),
      formatOpening(store.opening, words.weekdays),
      ...(now ? [storeStateText(store, now, { words, language }).text] : []),
    ].join(' · '),
  }))
  return <RadioList {...field} legend={texts.legend} defaultValue="" options={options} />
}
