import { Link } from '../../client/link.tsx'
import { useWords } from '../../client/site-context.tsx'
import { href } from '../../contract/href.ts'
import { fill } from '../../i18n/translate.ts'
import { GuaranteeNotice } from '../returns/guarantee-notice.tsx'
import { useSettings } from '../site/storefront-context.tsx'

/** What the buyer must know before ordering. The right of withdrawal is by law; the longer return period is the shop's. */
export function LegalLines({ hasLenses }: { hasLenses: boolean }) {
  const { checkout, footer, lensOrders } = useWords()
  const { returnsDays: days } = useSettings().shipping
  const [before, after] = checkout.terms.split('{terms}')
  return (
    <div className="mt-5 space-y-2 text-label text-ink-soft">
      <p>
        {before}
        <Link to={href('terms')} className="plain-link inline-block min-h-6">
          {footer.terms}
        </Link>
        {after}
      </p>
      <p>
        {checkout.withdrawal}
        {hasLenses && ` ${lensOrders.madeForYou.except}`}
      </p>
      <p>{fill(checkout.returns, { days })}</p>
      <GuaranteeNotice className="text-label" />
    </div>
  )
}
