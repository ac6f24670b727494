import { type FormEvent, type RefObject, useRef } from 'react'
import { useWords } from '../site-context.tsx'
import { useAsyncAction } from '../use-async-action.ts'
import { problemText, serverProblems } from './problems.ts'
import { type Schema, useCheck } from './use-check.ts'
import { useFieldBlur } from './use-field-blur.ts'
import { useProblems } from './use-problems.ts'

export interface FormPlan<Name extends string, Checked> {
  id: string
  names: readonly Name[]
  /** The contract's schema, loaded after the page. */
  loadSchema: () => Promise<Schema<Checked>>
  send: (checked: Checked) => Promise<unknown>
  onFailure: (error: unknown) => void
}

/** A form with uncontrolled fields: what was typed before hydration, or filled in by the browser, counts. */
export function useForm<Name extends string, Checked>(plan: FormPlan<Name, Checked>) {
  const { id } = plan
  const words = useWords()
  const { isBusy, props, problems } = useSubmitting(plan)
  return {
    isBusy,
    props,
    field: (name: Name) => {
      const problem = problems.of(name)
      return { id: `${id}-${name}`, name, error: problem && problemText(words, problem) }
    },
    /** The problems of the last submit; an entry keeps its place when it is resolved. */
    summary: problems.summary.map(({ name, problem, isAnswered }) => ({
      id: `${id}-${name}`,
      text: problemText(words, problem),
      isAnswered,
    })),
    summaryKey: problems.summaryKey,
    read: () => readForm(props.ref),
  }
}

function useSubmitting<Name extends string, Checked>(plan: FormPlan<Name, Checked>) {
  const { names, loadSchema, send, onFailure } = plan
  const ref = useRef<HTMLFormElement>(null)
  const check = useCheck(names, loadSchema)
  const problems = useProblems(names)

  const checkAgain = () => void check(readForm(ref)).then((checked) => problems.find(checked.problems), ignore)
  const leaving = useFieldBlur((name) => {
    problems.touch(name)
    checkAgain()
  })
  const submitting = useAsyncAction(
    async () => {
      const checked = await check(readForm(ref))
      problems.sum(checked.problems, {})
      if (checked.data !== undefined) await send(checked.data)
    },
    (error) => {
      problems.sum({}, serverProblems(error, names))
      onFailure(error)
    },
  )
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    submitting.run()
  }
  const onInput = (event: FormEvent) => {
    const { name } = event.target as HTMLInputElement
    leaving.noteEdit(name)
    // A problem disappears as soon as it is resolved, but none appears while the field is being edited.
    if (problems.answer(name)) checkAgain()
  }
  const { noteBlur: onBlur, notePress: onPointerDown } = leaving
  // Sent by script only, but never as a GET, which would write the fields into the address.
  const props = { ref, method: 'post', noValidate: true, onSubmit, onInput, onBlur, onPointerDown } as const
  return { isBusy: submitting.isBusy, problems, props }
}

const ignore = () => undefined

function readForm(form: RefObject<HTMLFormElement | null>): Record<string, string> {
  if (!form.current) return {}
  const entries = [...new FormData(form.current)].filter(([, value]) => typeof value === 'string')
  return Object.fromEntries(entries) as Record<string, string>
}
