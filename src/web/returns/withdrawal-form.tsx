import { useState } from 'react'
import { ProblemSummary } from '../../client/form/problem-summary.tsx'
import { useForm } from '../../client/form/use-form.ts'
import { Link } from '../../client/link.tsx'
import { useSite } from '../../client/site-context.tsx'
import { href } from '../../contract/href.ts'
import type { Order } from '../../contract/orders.ts'
import { localized } from '../../i18n/languages.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { InputField } from '../../ui/field.tsx'
import { RadioList } from '../../ui/radio-list.tsx'
import { TextAreaField } from '../../ui/text-area-field.tsx'
import { ChosenLines } from './chosen-lines.tsx'
import { wholeName } from './whole-name.ts'
import type { Draft, Quantities } from './withdrawal-draft.ts'

interface WithdrawalFormProps {
  order: Order | undefined
  token: string | undefined
  onReady: (draft: Draft) => void
}

/** A real form: without scripts it is posted to its own address, which answers with the second step. */
export function WithdrawalForm({ order, token, onReady }: WithdrawalFormProps) {
  const { words: all, language } = useSite()
  const { withdrawal: words } = all
  const [quantities, setQuantities] = useState<Quantities>({})
  const lines = Object.entries(quantities)
    .map(([productId, quantity]) => ({ productId: Number(productId), quantity }))
    .filter(({ quantity }) => quantity > 0)
  const form = useForm({
    id: 'withdrawal',
    names: ['name', 'orderNumber', 'email', 'scope', 'pieces'],
    loadSchema: () => import('../../contract/withdrawal-forms.ts').then((module) => module.statementFields),
    send: async (checked) => {
      const opened = order && { ...(token && { token }), lines: linesOf(order, lines) }
      onReady({ ...checked, ...opened })
    },
    onFailure: () => undefined,
  })
  if (order?.items.every(({ isMadeToOrder }) => isMadeToOrder)) return <AllMadeForYou />
  const chosen = lines.map(({ productId, quantity }) => {
    const item = order?.items.find((one) => one.productId === productId)
    return item ? `${quantity} × ${localized(item, 'name', language)} (${item.sku})` : ''
  })
  const { error: scopeError } = form.field('scope')
  return (
    <form {...form.props} action={href('withdraw')} aria-label={words.title} className="space-y-6">
      <ProblemSummary form={form} />
      {token && <input type="hidden" name="token" value={token} />}
      <InputField {...form.field('name')} label={words.name} autoComplete="name" required />
      {order ? (
        <input type="hidden" name="orderNumber" value={order.id} />
      ) : (
        <InputField
          {...form.field('orderNumber')}
          label={words.orderNumber}
          hint={words.orderNumberHint}
          autoCapitalize="characters"
          spellCheck={false}
          required
        />
      )}
      <InputField
        {...form.field('email')}
        label={words.email}
        type="email"
        autoComplete="email"
        defaultValue={order?.shippingAddress.email}
        required
      />
      <RadioList
        legend={words.scope}
        name="scope"
        id="withdrawal-scope"
        defaultValue="whole"
        error={scopeError}
        options={[
          { value: 'whole', name: wholeName(words, order) },
          { value: 'part', name: words.part },
        ]}
      />
      {order ? (
        <>
          <ChosenLines
            order={order}
            quantities={quantities}
            onChange={setQuantities}
            error={form.field('pieces').error}
          />
          <input type="hidden" name="pieces" value={chosen.join('\n')} />
        </>
      ) : (
        <TextAreaField
          {...form.field('pieces')}
          label={words.pieces}
          hint={words.piecesHint}
          rows={3}
          maxLength={1000}
        />
      )}
      <button type="submit" className={buttonClass()}>
        {words.continue}
      </button>
    </form>
  )
}

/** The chosen ones; without a choice, all that can be withdrawn. */
const linesOf = ({ items }: Order, chosen: NonNullable<Draft['lines']>): NonNullable<Draft['lines']> =>
  chosen.length > 0
    ? chosen
    : items.filter(({ isMadeToOrder }) => !isMadeToOrder).map(({ productId, quantity }) => ({ productId, quantity }))

function AllMadeForYou() {
  const { withdrawal: words } = useSite().words
  return (
    <>
      <p>{words.allMadeForYou}</p>
      <Link to={href('guarantee')} className={`${buttonClass('outline')} mt-6`}>
        {words.toGuarantee}
      </Link>
    </>
  )
}
