import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { ProblemSummary } from '../../client/form/problem-summary.tsx'
import { useSite } from '../../client/site-context.tsx'
import { useAsyncAction } from '../../client/use-async-action.ts'
import { ApiError } from '../../contract/client.ts'
import { permissionToChange, type SettingsGroup } from '../../domain/settings.ts'
import { fill } from '../../i18n/translate.ts'
import { Button } from '../../ui/button.tsx'
import { SaveBar } from '../../ui/dense/save-bar.tsx'
import { useToast } from '../../ui/toast.tsx'
import { useMay } from '../site/admin-context.tsx'
import { useAdminWords } from '../site/admin-words.tsx'
import { ErrorBox } from '../site/error-box.tsx'
import { LeaveDialog } from '../site/leave-dialog.tsx'
import { useDraft } from '../site/use-draft.ts'
import { useFailure } from '../site/use-failure.ts'
import { ConflictList } from './conflict-list.tsx'
import { LastChange } from './last-change.tsx'
import { fromDraft, isShort, type SettingField, type SettingsDraft, toDraft, wirePath } from './setting-fields.ts'
import { SettingInput } from './setting-input.tsx'
import { type AnyGroup, useSettingsChange } from './use-settings.ts'

/** A group, or one part of it: a store. */
interface FormSettings extends Omit<AnyGroup, 'value' | 'default'> {
  value: unknown
  default: unknown
}

interface SettingsFormProps {
  group: SettingsGroup
  settings: FormSettings
  fields: readonly SettingField[]
  title: string
  /** Of its headings. */
  level?: 'h2' | 'h3'
  /** Puts the form's value in order, before it is sent. */
  tidy?: (value: unknown) => unknown
  /** Makes the group's value of the form's. */
  finish?: (value: unknown) => unknown
  /** Where the form's value stands in the group's, as `2.`. */
  prefix?: string
  /** What is shown below the fields, of what is typed; it may change a field, which then has the focus. */
  children?: (draft: SettingsDraft, change: (path: string, typed: string) => void) => ReactNode
}

const NO_PROBLEMS: Readonly<Record<string, string>> = {}

/** The form of a group of settings: nothing is sent before something differs, and then as it was seen. */
export function SettingsForm({
  group,
  settings,
  fields,
  title,
  level: Heading = 'h3',
  tidy = same,
  finish = same,
  prefix = '',
  children,
}: SettingsFormProps) {
  const { settings: words } = useAdminWords()
  const may = useMay()
  const isEditable = may(permissionToChange(group))
  const base = toDraft(fields, settings.value)
  const draft = useDraft<SettingsDraft>(base)
  const lastEdited = useRef<string>(undefined)
  const saving = useSaving({ group, settings, fields, prefix }, async (send) => {
    const value = tidy(fromDraft(fields, settings.value, draft.draft))
    if (!(await send(finish(value)))) return
    draft.settle(draft.draft, toDraft(fields, value))
    if (lastEdited.current) document.getElementById(fieldId(lastEdited.current))?.focus()
  })
  const headings = [...new Set(fields.map(({ heading }) => heading))]
  const isDirty = draft.changed.length > 0
  const edit = (path: string, typed: SettingsDraft[string]) => {
    lastEdited.current = path
    draft.set({ [path]: typed })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (draft.conflicts.length === 0) saving.run()
  }
  return (
    <form onSubmit={submit} noValidate aria-label={title} className="min-w-0">
      <LastChange settings={settings} />
      {!isEditable && <p className="mb-5 text-small text-ink-soft">{words.readOnly}</p>}
      <ErrorBox text={saving.failure} />
      <ProblemSummary form={saving.problems} />
      <ConflictList fields={fields} conflicts={draft.conflicts} onResolve={draft.resolve} />
      <fieldset disabled={!isEditable} className="max-w-2xl space-y-9">
        {headings.map((heading) => (
          <div key={heading ?? ''} className="grid items-start gap-x-6 gap-y-5 sm:grid-cols-2">
            {heading && (
              <Heading className="border-b sm:col-span-2 border-hairline pb-2 font-text text-body font-medium">
                {heading}
              </Heading>
            )}
            {fields
              .filter((field) => field.heading === heading)
              .map((field) => (
                <SettingInput
                  key={field.path}
                  field={field}
                  isHalf={isHalf(field, fields)}
                  typed={draft.draft[field.path] ?? ''}
                  settings={settings}
                  isEditable={isEditable}
                  error={saving.errorOf(field.path)}
                  onChange={(typed) => edit(field.path, typed)}
                />
              ))}
          </div>
        ))}
      </fieldset>
      {children?.(draft.draft, (path, typed) => {
        edit(path, typed)
        document.getElementById(fieldId(path))?.focus()
      })}
      <SaveBar label={words.saveBar} isShown={isDirty} text={fill(words.unsaved, { count: draft.changed.length })}>
        <Button look="outline" onClick={draft.reset}>
          {words.discard}
        </Button>
        <Button type="submit" isBusy={saving.isBusy} disabled={draft.conflicts.length > 0}>
          {words.save}
        </Button>
      </SaveBar>
      <LeaveDialog blocker={draft.blocker} />
    </form>
  )
}

const same = (value: unknown) => value

/** Short values, and a text beside its translation. */
function isHalf({ path, kind }: SettingField, fields: readonly SettingField[]): boolean {
  const other = path.endsWith('El') ? path.slice(0, -2) : `${path}El`
  return isShort(kind) || fields.some((field) => field.path === other)
}

type Saving = Required<Pick<SettingsFormProps, 'group' | 'settings' | 'fields' | 'prefix'>>
type Send = (value: unknown) => Promise<boolean>

function useSaving({ group, settings, fields, prefix }: Saving, save: (send: Send) => Promise<void>) {
  const { settings: words } = useAdminWords()
  const { words: shop } = useSite()
  const toast = useToast()
  const failure = useFailure()
  const change = useSettingsChange(group)
  const [problems, setProblems] = useState({ byField: NO_PROBLEMS, key: 0 })
  const note = (byField: Readonly<Record<string, string>>) => setProblems(({ key }) => ({ byField, key: key + 1 }))

  const saving = useAsyncAction(
    async () => {
      failure.clear()
      note(NO_PROBLEMS)
      await save(async (value) => {
        const isSaved = (await change.send(settings.version, value)) !== undefined
        if (isSaved) toast.show({ title: words.saved })
        return isSaved
      })
    },
    (error) => {
      const problem = error instanceof ApiError ? error.problem : undefined
      if (problem?.code === 'changed_meanwhile') {
        const { changedBy } = problem
        const description = changedBy ? fill(words.changedMeanwhile, { name: changedBy }) : words.changedBySomebody
        toast.show({ title: shop.toast.error, description, tone: 'destructive' })
        return
      }
      const byField = problem?.fields ?? NO_PROBLEMS
      note(byField)
      if (!fields.some(({ path }) => problemOf(byField, prefix + path))) failure.set(error)
    },
  )
  const wrong = fields.flatMap(({ path, label }) => {
    const text = problemOf(problems.byField, prefix + path)
    return text ? [{ id: fieldId(path), text: `${label}: ${text}`, isAnswered: false }] : []
  })
  return {
    run: saving.run,
    isBusy: saving.isBusy,
    failure: failure.text,
    problems: { summary: wrong, summaryKey: problems.key },
    errorOf: (path: string) => problemOf(problems.byField, prefix + path),
  }
}

/** The server names a field by its place in the body; a part of hours counts as the hours. */
const problemOf = (byField: Readonly<Record<string, string>>, path: string): string | undefined =>
  Object.entries(byField).find(([name]) => `${name}.`.startsWith(`value.${wirePath(path)}.`))?.[1]

const fieldId = (path: string) => `setting-${path}`
