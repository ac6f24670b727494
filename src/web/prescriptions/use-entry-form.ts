import { useId, useState } from 'react'
import { type EntryTexts, fieldName, toEntry } from '../../client/prescription/entry-texts.ts'
import { useSite } from '../../client/site-context.tsx'
import { dayInCyprus } from '../../domain/calendar.ts'
import type { FieldPath, FieldProblem } from '../../domain/prescription/field-problem.ts'
import type { Warning } from '../../domain/prescription/plausibility.ts'
import type { Prescription } from '../../domain/prescription/prescription.ts'
import type { PrescriptionEntry } from '../../domain/prescription/prescription-entry.ts'
import { DEFAULT_PRESCRIPTION_LIMITS } from '../../domain/prescription/prescription-limits.ts'
import { readPrescription } from '../../domain/prescription/read-prescription.ts'
import { problemText } from '../../i18n/prescription-texts.ts'

/** A prescription that can be taken, with what its customer has to confirm. */
export interface ReadEntry {
  entry: PrescriptionEntry
  age: number | null
  prescription: Prescription
  warnings: readonly Warning[]
}

/** What was typed before, and who keeps what is typed now. */
interface EntryBegin {
  texts?: EntryTexts
  age?: string
  /** Lenses for several distances need the addition. */
  needsAdd?: boolean
  onType?: (typed: { texts: EntryTexts; age: string }) => void
}

export type EntryForm = ReturnType<typeof useEntryForm>

/** The form that a paper is copied into. It is read by the rules that the server applies once more. */
export function useEntryForm(onRead: (read: ReadEntry) => void, begin: EntryBegin = {}) {
  const { words, language } = useSite()
  const id = useId()
  const [texts, setTexts] = useState<EntryTexts>(begin.texts ?? {})
  const [age, setAge] = useState(begin.age ?? '')
  const [problems, setProblems] = useState<readonly FieldProblem[]>([])
  const [shown, setShown] = useState({ summary: [] as readonly FieldProblem[], key: 0 })
  const idOf = (field: FieldPath) => `${id}-${field}`

  const read = (typed: EntryTexts) =>
    readPrescription(toEntry(typed), {
      today: dayInCyprus(new Date()),
      age: ageOf(age),
      needsAdd: begin.needsAdd ?? false,
      previous: null,
      limits: DEFAULT_PRESCRIPTION_LIMITS,
    })
  const type = (field: FieldPath, text: string) => {
    const typed = { ...texts, [field]: text }
    setTexts(typed)
    begin.onType?.({ texts: typed, age })
    // A problem disappears as soon as it is resolved, but none appears while the field is being edited.
    if (problems.length === 0) return
    const reading = read(typed)
    const open = reading.ok ? [] : reading.problems
    setProblems(problems.flatMap((problem) => open.find((one) => one.field === problem.field) ?? []))
  }
  return {
    texts,
    age,
    setAge: (typed: string) => {
      setAge(typed)
      begin.onType?.({ texts, age: typed })
    },
    type,
    idOf,
    choose: (field: FieldPath, text: string) => {
      type(field, text)
      document.getElementById(idOf(field))?.focus()
    },
    problemOf: (field: FieldPath) => problems.find((problem) => problem.field === field),
    submit: () => {
      const reading = read(texts)
      const found = reading.ok ? [] : reading.problems
      setProblems(found)
      setShown({ summary: firstOfEach(found), key: shown.key + 1 })
      if (!reading.ok) return
      onRead({ entry: toEntry(texts), age: ageOf(age), prescription: reading.value, warnings: reading.warnings })
    },
    summary: shown.summary.map((problem) => ({
      id: idOf(problem.field),
      text: `${fieldName(words.prescriptions, problem.field)}: ${problemText(words.prescriptions, problem, language)}`,
      isAnswered: problems.every(({ field }) => field !== problem.field),
    })),
    summaryKey: shown.key,
  }
}

const ageOf = (text: string): number | null => (/^\s*\d{1,3}\s*$/.test(text) ? Math.min(Number(text), 120) : null)

const firstOfEach = (problems: readonly FieldProblem[]) =>
  problems.filter(({ field }, at) => problems.findIndex((one) => one.field === field) === at)
