import { useSite } from '../../client/site-context.tsx'
import { formatDate, formatNumber } from '../../i18n/formats.ts'
import { localized } from '../../i18n/languages.ts'
import { fill } from '../../i18n/translate.ts'
import { useSettings } from './storefront-context.tsx'

interface ShownClaim {
  value: string
  name: string
}

/**
 * What the shop says of itself in figures: what it counts, and what the owner has proved.
 * @returns with the day and the source of what was proved; null where nothing was
 */
export function useClaims(): { claims: readonly ShownClaim[]; proof: string | null } {
  const { words, language } = useSite()
  const { home } = words
  const { claims, counted } = useSettings()
  const claim = (value: number, name: string, mark = '') => ({ value: formatNumber(value, language) + mark, name })
  const own = [claim(counted.stores, home.locations), claim(counted.brands, home.brands)]
  if (claims.asOf === '') return { claims: own, proof: null }
  const date = formatDate(claims.asOf, 'day', language)
  return {
    claims: [claim(claims.years, home.years, '+'), ...own, claim(claims.customers, home.customers, '+')],
    proof: fill(home.claimsProof, { date, source: localized(claims, 'source', language) }),
  }
}
