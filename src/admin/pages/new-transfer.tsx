import { useState } from 'react'
import { SelectField } from '../../ui/select-field.tsx'
import { useApi } from '../site/admin-context.tsx'
import { useAdminWords } from '../site/admin-words.tsx'
import { PiecesPage } from '../stock/pieces-page.tsx'
import { useOwnStore, useStores } from '../stock/use-stores.ts'

export function Page() {
  const { pieces: words, transfers } = useAdminWords()
  const api = useApi()
  const { options } = useStores()
  const [fromStore, setFromStore] = useOwnStore()
  const [chosen, setChosen] = useState('')
  const others = options.filter(({ value }) => value !== fromStore)
  const toStore = others.some(({ value }) => value === chosen) ? chosen : (others[0]?.value ?? '')
  return (
    <PiecesPage
      title={words.transferTitle}
      screen="transfers"
      back={transfers.title}
      submit={words.transferSubmit}
      done={words.sent}
      book={(booked) => api.transfers.send({ ...booked, fromStore, toStore })}
    >
      <div className="grid max-w-xl gap-5 sm:grid-cols-2">
        <SelectField
          label={words.from}
          options={options}
          value={fromStore}
          onChange={(event) => setFromStore(event.target.value)}
        />
        <SelectField
          label={words.to}
          options={others}
          value={toStore}
          onChange={(event) => setChosen(event.target.value)}
        />
      </div>
    </PiecesPage>
  )
}
