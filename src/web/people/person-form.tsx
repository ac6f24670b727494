import { useEffect } from 'react'
import { ProblemSummary } from '../../client/form/problem-summary.tsx'
import { useForm } from '../../client/form/use-form.ts'
import { Link } from '../../client/link.tsx'
import { useSite, useWords } from '../../client/site-context.tsx'
import { useErrorToast } from '../../client/use-error-toast.ts'
import { href } from '../../contract/href.ts'
import type { Wearer } from '../../contract/wearers.ts'
import { parseFit } from '../../domain/fit-text.ts'
import { fill } from '../../i18n/translate.ts'
import { Button } from '../../ui/button.tsx'
import { InputField } from '../../ui/field.tsx'
import { useToast } from '../../ui/toast.tsx'
import { fitName } from '../own-fit/fit-words.ts'
import { useWearers } from './use-wearers.ts'

interface PersonFormProps {
  /** Null for a new one. */
  person: Wearer | null
  onDone: () => void
}

export function PersonForm({ person, onDone }: PersonFormProps) {
  const { people, fitFinder } = useWords()
  const form = usePersonForm(person, onDone)
  const { ref } = form.props
  useEffect(() => ref.current?.querySelector('input')?.focus(), [ref])
  const fit = parseFit(person?.fit ?? '')
  const isNumbers = fit?.kind === 'numbers'
  return (
    <form {...form.props} aria-label={people.submit} className="max-w-2xl">
      <ProblemSummary form={form} />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <InputField
          {...form.field('name')}
          label={people.nameOf}
          defaultValue={person?.name ?? ''}
          autoComplete="off"
          maxLength={60}
          required
        />
        <InputField
          {...form.field('birthYear')}
          label={people.birthYear}
          hint={people.birthYearHint}
          defaultValue={person?.birthYear ?? ''}
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
        />
        <InputField
          {...form.field('numbers')}
          label={people.numbers}
          hint={fit && !isNumbers ? fill(people.numbersInstead, { fit: fitName(fit, fitFinder) }) : people.numbersHint}
          defaultValue={isNumbers ? (person?.fit ?? '') : ''}
          placeholder="52-18-145"
          autoComplete="off"
          maxLength={40}
          className="sm:col-span-2"
        />
      </div>
      <p className="mt-3 text-small">
        <Link to={href('fitFinder')} className="plain-link inline-flex min-h-6 items-center">
          {people.finder}
        </Link>
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <Button type="submit" isBusy={form.isBusy}>
          {people.submit}
        </Button>
        <Button look="outline" disabled={form.isBusy} onClick={onDone}>
          {people.cancel}
        </Button>
      </div>
    </form>
  )
}

function usePersonForm(person: Wearer | null, onDone: () => void) {
  const { api, words } = useSite()
  const { show } = useWearers()
  const toast = useToast()
  const showError = useErrorToast()
  return useForm({
    id: 'person',
    names: ['name', 'birthYear', 'numbers'],
    loadSchema: () => import('./person-schema.ts').then((module) => module.personSchema),
    send: async ({ name, birthYear, numbers }) => {
      const keptFit = person?.fit && parseFit(person.fit)?.kind !== 'numbers' ? person.fit : null
      const body = { name, birthYear, fit: numbers ?? keptFit }
      show(
        await (person
          ? api.call('PUT /api/account/wearers/{wearerId}', { params: { wearerId: person.id }, body })
          : api.call('POST /api/account/wearers', { body })),
      )
      toast.show({ title: words.people.saved })
      onDone()
    },
    onFailure: (error) => showError(error, words.errors.unavailable),
  })
}
