import { inEuro } from '../../client/money-in-euro.ts'
import { useSite } from '../../client/site-context.tsx'
import { formatDate } from '../../i18n/formats.ts'
import { localized } from '../../i18n/languages.ts'
import { fill } from '../../i18n/translate.ts'
import { useAdminWords } from '../site/admin-words.tsx'
import { Panel } from '../site/panel.tsx'
import { useStoreName } from '../site/use-stores.ts'
import type { AdminOrder } from './order.ts'

export function ReturnedPanel({ order }: { order: AdminOrder }) {
  const { returns: words } = useAdminWords()
  const { language } = useSite()
  const storeOf = useStoreName()
  if (order.returns.length === 0) return null
  const nameOf = (productId: number) => {
    const item = order.items.find((one) => one.productId === productId)
    return item ? localized(item, 'name', language) : ''
  }
  return (
    <Panel title={words.panel}>
      <ul className="space-y-3 text-small">
        {order.returns.map(({ at, store, refundDue, lines }) => (
          <li key={at + store}>
            {lines.map(({ productId, quantity, isDamaged }) => (
              <span key={`${productId} ${isDamaged}`} className="block">
                {fill(isDamaged ? words.lineDamaged : words.line, { quantity, name: nameOf(productId) })}
              </span>
            ))}
            <span className="block text-label text-ink-soft">
              {fill(words.at, { store: storeOf(store), date: formatDate(at, 'momentDay', language) })}
            </span>
            <span className="figures block">{fill(words.refundDue, { amount: inEuro(refundDue) })}</span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
