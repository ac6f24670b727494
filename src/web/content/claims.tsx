import { useSite } from '../../client/site-context.tsx'
import { formatNumber } from '../../i18n/formats.ts'
import { useSettings } from '../site/storefront-context.tsx'

export function Claims() {
  const { words, language } = useSite()
  const { home } = words
  const { claims: facts } = useSettings()
  const shown = (value: number) => formatNumber(value, language)
  const claims = [
    [`${shown(facts.years)}+`, home.years],
    [shown(facts.locations), home.locations],
    [`${shown(facts.brands)}+`, home.brands],
  ] as const
  return (
    <dl className="grid grid-cols-3 gap-x-6 pt-4">
      {claims.map(([value, name]) => (
        <div key={name} className="flex flex-col-reverse justify-end">
          <dt className="mt-2 text-small text-ink-soft">{name}</dt>
          <dd className="font-display text-numeral text-ink">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
