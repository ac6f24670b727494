import { useState } from 'react'
import { ProblemSummary } from '../../client/form/problem-summary.tsx'
import { useForm } from '../../client/form/use-form.ts'
import { useSite } from '../../client/site-context.tsx'
import { useErrorToast } from '../../client/use-error-toast.ts'
import type { Wearer } from '../../contract/wearers.ts'
import type { Fit } from '../../domain/fit-score.ts'
import { fitText } from '../../domain/fit-text.ts'
import { fill } from '../../i18n/translate.ts'
import { Button } from '../../ui/button.tsx'
import { InputField } from '../../ui/field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { useToast } from '../../ui/toast.tsx'
import { keepFit } from '../own-fit/choose-fit.ts'
import { useWearers } from './use-wearers.ts'

const NEW = 'new'

/** Keeps a fit in the account, for one of its people or somebody new. */
export function KeepFit({ fit, wearers }: { fit: Fit; wearers: readonly Wearer[] }) {
  const { people } = useSite().words
  const [who, setWho] = useState(wearers[0]?.id ?? NEW)
  const form = useKeeping(
    fit,
    wearers.find(({ id }) => id === who),
  )
  return (
    <form {...form.props} aria-label={people.keep} className="max-w-2xl">
      <ProblemSummary form={form} />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {wearers.length > 0 && (
          <SelectField
            id="keep-who"
            label={people.keepFor}
            value={who}
            onChange={({ target }) => setWho(target.value)}
            options={[...wearers.map(({ id, name }) => ({ value: id, name })), { value: NEW, name: people.someoneNew }]}
          />
        )}
        {who === NEW && (
          <InputField {...form.field('name')} label={people.nameOf} autoComplete="off" maxLength={60} required />
        )}
      </div>
      <Button type="submit" look="outline" className="mt-4" isBusy={form.isBusy}>
        {people.keep}
      </Button>
    </form>
  )
}

function useKeeping(fit: Fit, wearer: Wearer | undefined) {
  const { api, words } = useSite()
  const { show } = useWearers()
  const toast = useToast()
  const showError = useErrorToast()
  return useForm({
    id: 'keep',
    names: ['name'],
    loadSchema: async () => {
      const { wearerForm } = await import('../../contract/wearer-form.ts')
      return wearerForm.pick({ name: true }).partial()
    },
    send: async ({ name = '' }) => {
      const text = fitText(fit)
      const kept = wearer
        ? await api.call('PUT /api/account/wearers/{wearerId}', {
            params: { wearerId: wearer.id },
            body: { name: wearer.name, birthYear: wearer.birthYear, fit: text },
          })
        : await api.call('POST /api/account/wearers', { body: { name, fit: text } })
      show(kept)
      const whose = wearer?.name ?? name
      keepFit(text, whose)
      toast.show({ title: fill(words.people.kept, { name: whose }) })
    },
    onFailure: (error) => showError(error, words.errors.unavailable),
  })
}
