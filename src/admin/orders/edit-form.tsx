import type { FormEvent } from 'react'
import { problemText } from '../../client/form/problems.ts'
import { inEuro } from '../../client/money-in-euro.ts'
import { useSite } from '../../client/site-context.tsx'
import { DELIVERY_METHODS, type DeliveryMethod } from '../../domain/shop-facts.ts'
import { localized } from '../../i18n/languages.ts'
import { fill } from '../../i18n/translate.ts'
import { Button } from '../../ui/button.tsx'
import { InputField } from '../../ui/field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { useAdminWords } from '../site/admin-words.tsx'
import { ErrorBox } from '../site/error-box.tsx'
import { DraftLines, withProduct } from './draft-lines.tsx'
import { FindProduct } from './find-product.tsx'
import { LockerField } from './locker-field.tsx'
import type { AdminOrder } from './order.ts'
import { ADDRESS_FIELDS, type Editing, useEditing } from './use-editing.ts'

export function EditForm({ order, onDone }: { order: AdminOrder; onDone: () => void }) {
  const { orderEdit: words } = useAdminWords()
  const { words: shop } = useSite()
  const { checkout } = shop
  const editing = useEditing(order, onDone)
  const { draft, change, preview, problems } = editing
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    editing.saving.run()
  }
  return (
    <form onSubmit={onSubmit} noValidate aria-label={words.title}>
      <p className="mb-5 max-w-xl text-ink-soft">{order.shippingAddress.email === '' ? words.whyNoEmail : words.why}</p>
      <ErrorBox text={editing.failure} />
      <Theirs editing={editing} />
      <div className="grid gap-x-10 gap-y-7 md:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
        <div className="space-y-5">
          {order.items.some(({ lenses }) => lenses !== null) ? (
            <p className="border-l-2 border-brass py-1 pl-4 text-small">{words.lensesStay}</p>
          ) : (
            <>
              <DraftLines
                lines={draft.lines}
                problems={preview?.problems ?? []}
                marksNew
                onChange={(lines) => change({ lines })}
              />
              <FindProduct onChoose={(product) => change({ lines: withProduct(draft.lines, product) })} />
            </>
          )}
          {!order.isErased && <AddressFields editing={editing} />}
        </div>
        <div className="space-y-6">
          <SelectField
            label={words.delivery}
            value={draft.shippingMethod}
            onChange={(event) => change({ shippingMethod: event.target.value as DeliveryMethod })}
            options={DELIVERY_METHODS.map((value) => ({ value, name: checkout.shippingMethods[value] }))}
            error={problems.shippingMethod && problemText(shop, problems.shippingMethod)}
          />
          {draft.shippingMethod === 'locker' && (
            <LockerField
              chosen={draft.deliveryPoint}
              error={problems.deliveryPointId && problemText(shop, problems.deliveryPointId)}
              onChoose={(deliveryPoint) => change({ deliveryPoint })}
            />
          )}
          <Difference editing={editing} />
          <Button type="submit" isBusy={editing.saving.isBusy} disabled={!editing.isDirty} className="w-full">
            {words.save}
          </Button>
        </div>
      </div>
    </form>
  )
}

/** What a colleague made of the order meanwhile, beside what it would become. */
function Theirs({ editing: { theirs } }: { editing: Editing }) {
  const { orderEdit: words } = useAdminWords()
  const { language } = useSite()
  if (theirs === null) return null
  const { order, name } = theirs
  const lines = order.items.map((item) => `${item.quantity} × ${localized(item, 'name', language)}`).join(', ')
  const values = { lines, total: inEuro(order.total) }
  return (
    <p role="alert" className="mb-6 border border-brass bg-white px-4 py-3 text-small">
      {name === null ? fill(words.theirsBySomebody, values) : fill(words.theirs, { ...values, name })}
    </p>
  )
}

function AddressFields({ editing: { draft, change, problems } }: { editing: Editing }) {
  const { orderEdit: words, takeOrder } = useAdminWords()
  const { words: shop } = useSite()
  const { address } = draft
  if (address === null) {
    return (
      <Button look="bare" className="min-h-11 text-left" onClick={() => change({ address: 'open' })}>
        {words.changeAddress}
      </Button>
    )
  }
  return (
    <fieldset>
      <legend className="mb-3 text-small font-medium">{words.address}</legend>
      <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
        {ADDRESS_FIELDS.map((name) => {
          const problem = problems[name]
          return (
            <InputField
              key={name}
              name={name}
              label={takeOrder[name]}
              error={problem && problemText(shop, problem)}
              autoComplete="off"
              required
              value={address[name]}
              onChange={(event) => change({ address: { ...address, [name]: event.target.value } })}
            />
          )
        })}
      </div>
    </fieldset>
  )
}

function Difference({ editing: { preview, isDirty, isEmpty } }: { editing: Editing }) {
  const { orderEdit: words } = useAdminWords()
  if (isEmpty) return <p role="alert">{words.needsLine}</p>
  if (!isDirty || !preview) return <p className="text-small text-ink-soft">{words.noDifference}</p>
  const { before, after, difference } = preview
  const amount = inEuro(Math.abs(difference))
  return (
    <div aria-live="polite" className="border-y border-hairline py-4 text-small">
      <dl className="figures space-y-1.5">
        <div className="flex justify-between gap-6 text-ink-soft">
          <dt>{words.before}</dt>
          <dd>{inEuro(before.total)}</dd>
        </div>
        <div className="flex justify-between gap-6 font-medium">
          <dt>{words.after}</dt>
          <dd>{inEuro(after.total)}</dd>
        </div>
      </dl>
      <p className="mt-2.5">
        {difference === 0 ? words.same : fill(difference > 0 ? words.more : words.less, { amount })}
      </p>
    </div>
  )
}
