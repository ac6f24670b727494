import { useSite } from '../../client/site-context.tsx'
import type { CallOutput } from '../../contract/calls.ts'
import { pathOf } from '../../contract/client.ts'
import type { DeliveryPoint } from '../../domain/delivery-point.ts'
import { useAdminWords } from '../site/admin-words.tsx'
import { FindBox } from './find-box.tsx'

type Locker = CallOutput<'GET /api/delivery-points'>[number]

interface LockerFieldProps {
  chosen: DeliveryPoint | null
  error: string | undefined
  onChoose: (locker: DeliveryPoint) => void
}

/** The locker of an order that staff take or change. */
export function LockerField({ chosen, error, onChoose }: LockerFieldProps) {
  const { lockerField: words } = useAdminWords()
  const { delivery } = useSite().words
  return (
    <div>
      <FindBox<Locker>
        label={words.find}
        hint={delivery.locker.search}
        none={delivery.locker.none}
        results={words.results}
        pathOf={(q) => pathOf('GET /api/delivery-points', { query: { q } })}
        keyOf={({ id }) => id}
        onChoose={onChoose}
        render={({ name, address, postalCode }) => (
          <>
            <span className="grow">
              {name}
              <span className="block text-label text-ink-soft">{address}</span>
            </span>
            <span className="figures">{postalCode}</span>
          </>
        )}
      />
      {error && <p className="mt-1.5 text-small text-terracotta">{error}</p>}
      <p aria-live="polite" className="mt-2 text-small">
        {chosen ? `${chosen.name}, ${chosen.address}, ${chosen.postalCode}` : words.none}
      </p>
    </div>
  )
}
