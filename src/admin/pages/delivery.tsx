import { SelectField } from '../../ui/select-field.tsx'
import { useApi } from '../site/admin-context.tsx'
import { useAdminWords } from '../site/admin-words.tsx'
import { PiecesPage } from '../stock/pieces-page.tsx'
import { useOwnStore, useStores } from '../stock/use-stores.ts'

export function Page() {
  const { pieces: words, stock } = useAdminWords()
  const api = useApi()
  const { options } = useStores()
  const [store, setStore] = useOwnStore()
  return (
    <PiecesPage
      title={words.deliveryTitle}
      screen="stock"
      back={stock.back}
      submit={words.deliverySubmit}
      done={words.delivered}
      book={(booked) => api.stock.deliver({ ...booked, store })}
    >
      <SelectField
        label={stock.store}
        options={options}
        value={store}
        onChange={(event) => setStore(event.target.value)}
        className="max-w-xl"
      />
    </PiecesPage>
  )
}
