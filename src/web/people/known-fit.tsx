import { Link, LinkButton } from '../../client/link.tsx'
import { useNavigate } from '../../client/navigate.ts'
import { useWords } from '../../client/site-context.tsx'
import { href } from '../../contract/href.ts'
import type { Fit } from '../../domain/fit-score.ts'
import { fill } from '../../i18n/translate.ts'
import { Button } from '../../ui/button.tsx'
import { useAuth } from '../account/auth-context.tsx'
import { listingHref } from '../catalog/listing-query.ts'
import { forgetFit, useKnownFit } from '../own-fit/choose-fit.ts'
import { fitName } from '../own-fit/fit-words.ts'
import { FinderPeople } from './finder-people.tsx'

/** What the shop remembers of this visit's fit, and for whom. */
export function KnownFit({ fit }: { fit: Fit | null }) {
  const { fitFinder } = useWords()
  const { user } = useAuth()
  const own = useKnownFit()
  const navigate = useNavigate()
  const { kept: words } = fitFinder
  if (!own && !user) return null
  const forget = () => {
    forgetFit()
    void navigate(href('fitFinder'), { preventScrollReset: true })
  }
  return (
    <section aria-label={words.title} className="mt-14 bg-chalk p-5 sm:p-8">
      {own && fit && (
        <>
          <p className="figures">
            {fill(words.text, { fit: fitName(fit, fitFinder) })}{' '}
            {own.name && fill(fitFinder.forPerson, { name: own.name })}
          </p>
          <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-2">
            <LinkButton to={listingHref({ sort: 'fit', page: 1 })} look="outline">
              {words.sorted}
            </LinkButton>
            <Button look="bare" className="min-h-11" onClick={forget}>
              {words.forget}
            </Button>
            {!user && (
              <Link to={href('login')} className="plain-link inline-flex min-h-11 items-center text-small">
                {words.signIn}
              </Link>
            )}
          </div>
        </>
      )}
      {user && <FinderPeople fit={fit} />}
    </section>
  )
}
