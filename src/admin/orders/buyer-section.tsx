import { problemText } from '../../client/form/problems.ts'
import { useSite } from '../../client/site-context.tsx'
import { adminPathOf } from '../../contract/admin/client.ts'
import { formatDate } from '../../i18n/formats.ts'
import { fill } from '../../i18n/translate.ts'
import { Button } from '../../ui/button.tsx'
import { InputField } from '../../ui/field.tsx'
import { useAdminWords } from '../site/admin-words.tsx'
import { FindBox } from './find-box.tsx'
import type { KnownBuyer } from './order.ts'
import { BUYER_FIELDS, type BuyerField, type useTaking } from './use-taking.ts'

interface BuyerSectionProps {
  taking: ReturnType<typeof useTaking>
  hasFocus: boolean
  onKnown: () => void
}

export function BuyerSection({ taking, hasFocus, onKnown }: BuyerSectionProps) {
  const { takeOrder: words } = useAdminWords()
  const { language } = useSite()
  const { draft, choose } = taking
  const { known } = draft
  return (
    <section aria-labelledby="buyer">
      <h2 id="buyer" className="mb-4 text-lead">
        {words.buyer}
      </h2>
      {known ? (
        <p className="mb-4 flex flex-wrap items-center gap-x-5 text-small text-ink-soft">
          {fill(words.known, { name: `${known.firstName} ${known.lastName}` })}
          <Button look="bare" className="min-h-11" onClick={() => choose(null)}>
            {words.other}
          </Button>
        </p>
      ) : (
        <div className="mb-5">
          <FindBox<KnownBuyer>
            label={words.find}
            hint={words.findHint}
            none={words.noBuyer}
            results={words.buyers}
            pathOf={(q) => adminPathOf('GET /api/admin/orders/buyers', { query: { q } })}
            keyOf={({ orderId }) => orderId}
            hasFocus={hasFocus}
            onChoose={(buyer) => {
              choose(buyer)
              onKnown()
            }}
            render={(buyer) => (
              <>
                <span className="grow">
                  {buyer.firstName} {buyer.lastName}
                  <span className="text-ink-soft"> {buyer.city}</span>
                </span>
                <span className="figures">{buyer.phoneNumber}</span>
                <span className="text-label text-ink-soft">
                  {fill(words.lastOrder, { date: formatDate(buyer.orderedAt, 'momentDay', language) })}
                </span>
              </>
            )}
          />
        </div>
      )}
      <BuyerFields taking={taking} />
    </section>
  )
}

const CONTACT_FIELDS: readonly BuyerField[] = ['firstName', 'lastName', 'phoneNumber', 'email']

/** A parcel needs an address; what is collected does not. */
function BuyerFields({ taking: { draft, change, problems } }: Pick<BuyerSectionProps, 'taking'>) {
  const { takeOrder: words } = useAdminWords()
  const { words: shop } = useSite()
  const names = draft.shippingMethod === 'collection' ? CONTACT_FIELDS : BUYER_FIELDS
  return (
    <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
      {names.map((name) => {
        const problem = problems[name]
        const isOptional = name === 'email' || draft.isCarriedAway
        return (
          <InputField
            key={name}
            name={name}
            label={words[name]}
            hint={isOptional ? words.optional : undefined}
            error={problem && problemText(shop, problem)}
            type={name === 'email' ? 'email' : name === 'phoneNumber' ? 'tel' : 'text'}
            autoComplete="off"
            required={!isOptional}
            value={draft.buyer[name]}
            onChange={(event) => change({ buyer: { ...draft.buyer, [name]: event.target.value } })}
          />
        )
      })}
    </div>
  )
}
