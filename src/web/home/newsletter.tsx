import type { FormEvent } from 'react'
import { useSite } from '../../client/site-context.tsx'
import { useAsyncAction } from '../../client/use-async-action.ts'
import { ApiError } from '../../contract/client.ts'
import { PLAIN_PATHS } from '../../contract/plain-forms.ts'
import { Button } from '../../ui/button.tsx'
import { InputField } from '../../ui/field.tsx'
import { useToast } from '../../ui/toast.tsx'
import { PlainSubmit } from '../site/plain-submit.tsx'

/** The busy state is shown at least this long (specification, section 9). */
const BUSY_AT_LEAST_MS = 1000

export function Newsletter() {
  const { words, api } = useSite()
  const { home } = words
  const toast = useToast()
  const { isBusy, run } = useAsyncAction(
    async (form: HTMLFormElement) => {
      const email = String(new FormData(form).get('email'))
      const [outcome] = await Promise.allSettled([
        api.newsletter.subscribe({ email, source: 'home' }),
        pause(BUSY_AT_LEAST_MS),
      ])
      if (outcome.status === 'rejected') throw outcome.reason
      toast.show({ title: words.toast.subscribed, description: words.toast.subscribedText })
      form.reset()
    },
    (error) => {
      console.error(error)
      const description = error instanceof ApiError ? error.problem?.message : undefined
      toast.show({ title: words.toast.error, description: description ?? words.errors.internal, tone: 'destructive' })
    },
  )
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    run(event.currentTarget)
  }
  return (
    <section className="border-t border-hairline">
      <div className="shell grid items-end gap-x-6 gap-y-8 py-16 lg:grid-cols-12 lg:py-24">
        <div className="lg:col-span-6">
          <h2 className="text-heading">{home.newsletter}</h2>
          <p className="mt-3 text-ink-soft">{home.newsletterText}</p>
        </div>
        <form
          method="post"
          action={PLAIN_PATHS.newsletter}
          onSubmit={submit}
          className="flex flex-wrap items-end gap-3 lg:col-span-6"
        >
          <InputField
            label={home.newsletterEmail}
            type="email"
            name="email"
            autoComplete="email"
            maxLength={254}
            required
            className="grow basis-60"
          />
          <PlainSubmit>{home.subscribe}</PlainSubmit>
          <Button type="submit" isBusy={isBusy} className="noscript:hidden">
            {isBusy ? home.subscribing : home.subscribe}
          </Button>
        </form>
      </div>
    </section>
  )
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
