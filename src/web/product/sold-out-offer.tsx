import { type FormEvent, useRef, useState } from 'react'
import { Link } from '../../client/link.tsx'
import { useSite } from '../../client/site-context.tsx'
import { useAsyncAction } from '../../client/use-async-action.ts'
import { useErrorToast } from '../../client/use-error-toast.ts'
import type { ShownProduct } from '../../contract/catalog.ts'
import { href } from '../../contract/href.ts'
import { localized } from '../../i18n/languages.ts'
import { fill } from '../../i18n/translate.ts'
import { Button } from '../../ui/button.tsx'
import { InputField } from '../../ui/field.tsx'

/** What a sold-out product offers: its other colours, and one e-mail when it is back. */
export function SoldOutOffer({ product }: { product: ShownProduct }) {
  const { words, language } = useSite()
  const { soldOutOffer: own } = words.product
  const others = product.colourways?.filter(({ slug, isInStock }) => isInStock && slug !== product.slug) ?? []
  return (
    <section aria-label={own.title} className="mt-4 border-y border-hairline py-5">
      {others.length > 0 && (
        <p className="mb-5 text-small">
          {own.others}{' '}
          {others.map((one, index) => (
            <span key={one.slug}>
              {index > 0 && ' · '}
              <Link to={href('product', { slug: one.slug })} className="plain-link inline-flex min-h-6 items-center">
                {localized(one, 'name', language)}
              </Link>
            </span>
          ))}
        </p>
      )}
      <AlertForm slug={product.slug} />
    </section>
  )
}

function AlertForm({ slug }: { slug: string }) {
  const { words, api } = useSite()
  const { soldOutOffer: own } = words.product
  const showError = useErrorToast()
  const message = useRef<HTMLParagraphElement>(null)
  const [sentTo, setSentTo] = useState<string>()
  const { isBusy, run } = useAsyncAction(
    async (form: HTMLFormElement) => {
      const email = String(new FormData(form).get('email'))
      await api.call('POST /api/products/{slug}/alerts', { params: { slug }, body: { email } })
      setSentTo(email)
      message.current?.focus()
    },
    (error) => showError(error, words.errors.internal),
  )
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    run(event.currentTarget)
  }
  return (
    <>
      <h2 className="font-text text-body font-medium">{own.title}</h2>
      <p ref={message} role="status" tabIndex={-1} className="mt-1 text-small text-ink-soft outline-none">
        {sentTo === undefined ? own.text : fill(own.done, { email: sentTo })}
      </p>
      {sentTo === undefined && (
        <form onSubmit={submit} className="mt-4 flex flex-wrap items-end gap-3 noscript:hidden">
          <InputField
            label={own.email}
            type="email"
            name="email"
            autoComplete="email"
            maxLength={254}
            required
            className="grow basis-48"
          />
          <Button type="submit" look="outline" isBusy={isBusy}>
            {isBusy ? own.submitting : own.submit}
          </Button>
        </form>
      )}
    </>
  )
}
