import { problemText } from '../../client/form/problems.ts'
import { useSite } from '../../client/site-context.tsx'
import {
  DELIVERY_METHODS,
  type DeliveryMethod,
  LANGUAGES,
  type Language,
  ORDER_PAYMENT_METHODS,
  type OrderPaymentMethod,
} from '../../domain/shop-facts.ts'
import type { StoreId } from '../../domain/stores.ts'
import { LANGUAGE_CODES, localized } from '../../i18n/languages.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { useAdminWords } from '../site/admin-words.tsx'
import { Panel } from '../site/panel.tsx'
import { useOpenStores } from '../site/use-stores.ts'
import { LockerField } from './locker-field.tsx'
import type { useTaking } from './use-taking.ts'

export function HandoverSection({ taking: { draft, change, problems } }: { taking: ReturnType<typeof useTaking> }) {
  const { takeOrder: words, order } = useAdminWords()
  const { words: shop, language } = useSite()
  const { shippingMethods, paymentMethods } = shop.checkout
  const isCollected = draft.shippingMethod === 'collection'
  const stores = useOpenStores().map((store) => ({ value: store.id, name: localized(store, 'name', language) }))
  const setMethod = (shippingMethod: DeliveryMethod) =>
    change({ shippingMethod, isCarriedAway: shippingMethod === 'collection' && draft.isCarriedAway })
  return (
    <Panel title={words.handover}>
      <div className="space-y-4">
        <SelectField
          label={words.delivery}
          value={draft.shippingMethod}
          onChange={(event) => setMethod(event.target.value as DeliveryMethod)}
          options={DELIVERY_METHODS.map((value) => ({ value, name: shippingMethods[value] }))}
        />
        {isCollected && (
          <SelectField
            label={words.store}
            value={draft.store ?? ''}
            error={problems.store && problemText(shop, problems.store)}
            onChange={(event) => change({ store: (event.target.value || undefined) as StoreId | undefined })}
            options={[{ value: '', name: order.chooseStore }, ...stores]}
          />
        )}
        {draft.shippingMethod === 'locker' && (
          <LockerField
            chosen={draft.deliveryPoint}
            error={problems.deliveryPointId && problemText(shop, problems.deliveryPointId)}
            onChoose={(deliveryPoint) => change({ deliveryPoint })}
          />
        )}
        {isCollected && draft.source === 'store' && (
          <label className="flex min-h-11 cursor-pointer items-center gap-3 text-small">
            <input
              type="checkbox"
              checked={draft.isCarriedAway}
              onChange={(event) => change({ isCarriedAway: event.target.checked })}
              className="size-5 shrink-0 cursor-pointer accent-sea"
            />
            {words.carriedAway}
          </label>
        )}
        <SelectField
          label={words.payment}
          value={draft.paymentMethod}
          error={problems.paymentMethod && problemText(shop, problems.paymentMethod)}
          onChange={(event) => change({ paymentMethod: event.target.value as OrderPaymentMethod })}
          options={ORDER_PAYMENT_METHODS.map((value) => ({ value, name: paymentMethods[value] }))}
        />
        <SelectField
          label={words.language}
          value={draft.language}
          onChange={(event) => change({ language: event.target.value as Language })}
          options={LANGUAGE_CODES.map((code) => ({ value: code, name: LANGUAGES[code].name }))}
        />
      </div>
    </Panel>
  )
}
