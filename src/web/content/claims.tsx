import { useClaims } from '../site/use-claims.ts'

export function Claims() {
  const { claims, proof } = useClaims()
  return (
    <>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4 pt-4 sm:grid-cols-4">
        {claims.map(({ value, name }) => (
          <div key={name} className="flex flex-col-reverse justify-end">
            <dt className="mt-2 text-small text-ink-soft">{name}</dt>
            <dd className="font-display text-title text-ink">{value}</dd>
          </div>
        ))}
      </dl>
      {proof !== null && <p className="text-label text-ink-soft">{proof}</p>}
    </>
  )
}
