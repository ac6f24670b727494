import { useSite } from '../../client/site-context.tsx'
import { searchString } from '../../contract/href.ts'
import { screenNamed } from '../../contract/screens.ts'
import { LANGUAGE_CODES, langParam } from '../../i18n/languages.ts'
import { useLocation, useScreen } from '../navigation/view.ts'
import { ShareCard } from './share-card.tsx'
import { useStorefront } from './storefront-context.tsx'

interface PageHeadProps {
  title: string
  isWholeTitle?: boolean
  description: string
  /** Names of the query that make a page of its own; all else is dropped from the canonical address. */
  canonicalQuery?: readonly string[]
  isIndexed?: boolean
}

export function PageHead({ title, isWholeTitle, description, canonicalQuery = [], isIndexed = true }: PageHeadProps) {
  const { words, language } = useSite()
  const { origin } = useStorefront()
  const { pathname, search } = useLocation()
  const canIndex = screenNamed(useScreen()).visibility === undefined
  const given = new URLSearchParams(search)
  const addressIn = (lang: string | undefined) =>
    `${origin}${pathname}${searchString([...canonicalQuery, 'lang'], (name) => (name === 'lang' ? lang : given.get(name)))}`
  const whole = isWholeTitle ? title : `${title}${words.site.titleSuffix}`
  const canonical = addressIn(langParam(language))
  return (
    <>
      <title>{whole}</title>
      <meta name="description" content={description} />
      {canIndex && isIndexed ? (
        <>
          <link rel="canonical" href={canonical} />
          {LANGUAGE_CODES.map((code) => (
            <link key={code} rel="alternate" hrefLang={code} href={addressIn(langParam(code))} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={addressIn(undefined)} />
          {import.meta.env.SSR && <ShareCard title={whole} description={description} address={canonical} />}
        </>
      ) : (
        <meta name="robots" content="noindex" />
      )}
    </>
  )
}
