import { useWords } from '../../client/site-context.tsx'
import { href } from '../../contract/href.ts'
import { fill } from '../../i18n/translate.ts'
import { useSettings } from '../site/storefront-context.tsx'

/** What to do instead, on a page whose forms scripts alone can send. */
export function NeedsScripts() {
  const { plain } = useWords()
  const { phone } = useSettings().contact
  return (
    <noscript>
      <p className="shell pt-8">
        {fill(plain.needsScripts, { phone })}{' '}
        <a href={href('locations')} className="plain-link">
          {plain.stores}
        </a>
      </p>
    </noscript>
  )
}
