import { useMutation } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { Button } from '../../ui/button.tsx'
import { InputField } from '../../ui/field.tsx'
import { useToast } from '../../ui/toast.tsx'
import { useSite } from '../site/site-context.tsx'

/** However quick the answer, the wait is long enough to be seen (specification, section 9). */
const BUSY_AT_LEAST_MS = 1000

export function Newsletter() {
  const { words, api } = useSite()
  const { home } = words
  const toast = useToast()
  const { mutateAsync, isPending } = useMutation({
    mutationFn: async (email: string) => {
      const [outcome] = await Promise.allSettled([api.newsletter.subscribe({ email }), pause(BUSY_AT_LEAST_MS)])
      if (outcome.status === 'rejected') throw outcome.reason
    },
  })

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    try {
      await mutateAsync(String(new FormData(form).get('email')))
      toast.show({ title: words.toast.subscribed, description: words.toast.subscribedText })
      form.reset()
    } catch (error) {
      console.error(error)
      toast.show({ title: words.toast.error, description: words.errors.internal, tone: 'destructive' })
    }
  }
  return (
    <section className="border-t border-hairline">
      <div className="shell grid items-end gap-x-6 gap-y-8 py-16 lg:grid-cols-12 lg:py-24">
        <div className="lg:col-span-6">
          <h2 className="text-heading">{home.newsletter}</h2>
          <p className="mt-3 text-ink-soft">{home.newsletterText}</p>
        </div>
        <form onSubmit={submit} className="flex flex-wrap items-end gap-3 lg:col-span-6">
          <InputField
            label={home.newsletterEmail}
            type="email"
            name="email"
            autoComplete="email"
            maxLength={254}
            required
            className="grow basis-60"
          />
          <Button type="submit" isBusy={isPending}>
            {isPending ? home.subscribing : home.subscribe}
          </Button>
        </form>
      </div>
    </section>
  )
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
