import { LinkButton } from '../../client/link.tsx'
import { useWords } from '../../client/site-context.tsx'
import { href } from '../../contract/href.ts'
import { useClaims } from '../site/use-claims.ts'

export function About() {
  const { home } = useWords()
  const { claims, proof } = useClaims()
  return (
    <section className="shell py-section">
      <div className="grid gap-x-6 gap-y-8 lg:grid-cols-12">
        <h2 className="text-display lg:col-span-5">{home.aboutHeading}</h2>
        <div className="lg:col-span-6 lg:col-start-7">
          <p className="max-w-prose text-lead">{home.aboutText}</p>
          <LinkButton to={href('contact')} look="outline" className="mt-8">
            {home.aboutAction}
          </LinkButton>
        </div>
      </div>
      <dl className="mt-16 grid grid-cols-2 border-t border-hairline lg:mt-24 lg:grid-cols-4">
        {claims.map(({ value, name }) => (
          <div
            key={name}
            className="flex flex-col-reverse justify-end border-b border-hairline py-7 pr-4 lg:border-b-0 lg:pt-9"
          >
            <dt className="mt-2 text-small text-ink-soft">{name}</dt>
            <dd className="font-display text-numeral max-sm:text-display">{value}</dd>
          </div>
        ))}
      </dl>
      {proof !== null && <p className="mt-4 text-label text-ink-soft">{proof}</p>}
    </section>
  )
}
