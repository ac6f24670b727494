import { useState } from 'react'
import { useWords } from '../../client/site-context.tsx'
import { fill } from '../../i18n/translate.ts'
import { Button } from '../../ui/button.tsx'

const STEP =
  'grid size-12 place-items-center rounded-edge border border-ink/35 transition-colors hover:border-ink hover:bg-chalk'

export function Testimonials() {
  const { home } = useWords()
  const [current, setCurrent] = useState(0)
  const { quotes } = home
  const total = quotes.length
  const turn = (by: number) => setCurrent((current + by + total) % total)
  return (
    <section aria-labelledby="testimonials" className="shell py-section">
      <h2 id="testimonials" className="label font-text text-ink-soft">
        {home.testimonials}
      </h2>
      <p className="mt-2 text-label text-ink-soft">{home.testimonialsNote}</p>
      <div className="mt-8 grid gap-x-6 gap-y-8 lg:grid-cols-12">
        <div aria-live="polite" className="grid lg:col-span-9">
          {quotes.map((quote, index) => (
            <figure
              key={quote.name}
              className={`col-start-1 row-start-1 transition-opacity noscript:visible noscript:col-auto noscript:row-auto noscript:mb-10 noscript:opacity-100 ${index === current ? '' : 'invisible opacity-0'}`}
            >
              <blockquote className="max-w-[34ch] font-display text-heading text-balance">{quote.text}</blockquote>
              <figcaption className="mt-6 text-small text-ink-soft">
                {quote.name}, {quote.place}
              </figcaption>
            </figure>
          ))}
        </div>
        <div className="flex items-end gap-3 lg:col-span-3 lg:justify-end noscript:hidden">
          <Button look="plain" onClick={() => turn(-1)} aria-label={home.previousTestimonial} className={STEP}>
            <Arrow className="rotate-180" />
          </Button>
          <Button look="plain" onClick={() => turn(1)} aria-label={home.nextTestimonial} className={STEP}>
            <Arrow />
          </Button>
          <p className="figures ml-2 self-center text-label text-ink-soft">
            <span className="sr-only">{fill(home.testimonial, { number: current + 1, total })}</span>
            <span aria-hidden="true">
              {current + 1} / {total}
            </span>
          </p>
        </div>
      </div>
    </section>
  )
}

function Arrow({ className = '' }: { className?: string }) {
  return (
    <svg viewBox="0 0 20 12" className={`w-5 ${className}`} fill="none" stroke="currentColor" aria-hidden="true">
      <path d="M0 6h18M13 1l5 5-5 5" />
    </svg>
  )
}
