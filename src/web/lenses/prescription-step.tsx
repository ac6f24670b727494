import type { ReactNode } from 'react'
import { useSite, useWords } from '../../client/site-context.tsx'
import { PAPER_BODY } from '../../contract/large-bodies.ts'
import { isMultifocal } from '../../domain/lens/lens-options.ts'
import { formatDate } from '../../i18n/formats.ts'
import { fill } from '../../i18n/translate.ts'
import { InputField } from '../../ui/field.tsx'
import { FocusedTitle } from '../prescriptions/focused-title.tsx'
import { Typing } from '../prescriptions/prescription-form.tsx'
import { PrescriptionValues } from '../prescriptions/prescription-values.tsx'
import { UnusualValues } from '../prescriptions/unusual-values.tsx'
import { useEntryForm } from '../prescriptions/use-entry-form.ts'
import { usePrescriptions } from '../prescriptions/use-prescriptions.ts'
import { ChoiceCards } from './choice-cards.tsx'
import { ageOf, withoutMaterial } from './flow-state.ts'
import { PaperUpload } from './paper-upload.tsx'
import { StepForm } from './step-form.tsx'
import type { Flow } from './use-flow.ts'

interface StepProps {
  flow: Flow
}

/** The prescription itself, in the way that was chosen. */
export function PrescriptionStep({ flow }: StepProps) {
  const { lenses: words } = useWords()
  switch (flow.state.source) {
    case 'typed':
      return flow.state.read === null ? <TypedPaper flow={flow} /> : <Match flow={flow} />
    case 'photo':
      return (
        <Given flow={flow} missing={flow.state.paperId === null ? words.photoMissing : ''}>
          <p className="mb-6 max-w-xl text-ink-soft">{fill(words.photoText, { most: PAPER_BODY.mostMegabytes })}</p>
          <PaperUpload
            paperId={flow.state.paperId}
            onStored={(paperId) => flow.replace(withoutMaterial(flow.state, { paperId }))}
          />
        </Given>
      )
    case 'saved':
      return (
        <Given flow={flow} missing={flow.state.prescriptionId === null ? words.needed : ''}>
          <SavedOnes flow={flow} />
        </Given>
      )
    case 'eye_test':
      return (
        <Given flow={flow} missing="">
          <p className="max-w-xl text-lead">{words.eyeTest}</p>
        </Given>
      )
    default:
      return (
        <Given flow={flow} missing="">
          <p className="max-w-xl text-lead">{words.later}</p>
        </Given>
      )
  }
}

function TypedPaper({ flow }: StepProps) {
  const { state } = flow
  const form = useEntryForm((read) => flow.set({ read, confirmed: [], isMatched: false }), {
    texts: state.texts,
    age: state.age,
    needsAdd: state.type !== null && isMultifocal(state.type),
    onType: ({ texts, age }) => flow.replace(withoutMaterial(state, { texts, age, isMatched: false })),
  })
  return <Typing form={form} onCancel={() => flow.go('source')} />
}

/** What was understood, beside the paper. */
function Match({ flow }: StepProps) {
  const { lenses: words, prescriptions } = useWords()
  const { read, confirmed } = flow.state
  if (read === null) return null
  const isConfirmed = read.warnings.every(({ code }) => confirmed.includes(code))
  return (
    <StepForm
      missing={isConfirmed ? '' : prescriptions.readBack.warningMissing}
      back={null}
      submit={words.matchesYes}
      onDone={() => flow.next({ ...flow.state, isMatched: true })}
    >
      <FocusedTitle>{words.matches}</FocusedTitle>
      <PrescriptionValues prescription={read.prescription} className="mt-6" />
      {read.prescription.pdTenthsMm.far === null && (
        <p className="mt-6 max-w-xl border-l-2 border-brass pl-5">{words.noPd}</p>
      )}
      <UnusualValues
        warnings={read.warnings}
        confirmed={confirmed}
        onConfirm={(code, isTicked) =>
          flow.set({ confirmed: isTicked ? [...confirmed, code] : confirmed.filter((one) => one !== code) })
        }
      />
      <button
        type="button"
        onClick={() => flow.set({ read: null, isMatched: false })}
        className="plain-link mt-8 inline-flex min-h-6 items-center text-small"
      >
        {words.change}
      </button>
    </StepForm>
  )
}

interface GivenProps extends StepProps {
  missing: string
  children: ReactNode
}

/** Whoever's values we do not know yet: their age decides whether somebody must measure. */
function Given({ flow, missing, children }: GivenProps) {
  const { lenses: words } = useWords()
  const needed = missing || (ageOf(flow.state) === null ? words.ageMissing : '')
  return (
    <StepForm missing={needed} back={flow.back} onDone={() => flow.next()}>
      {children}
      <InputField
        label={words.age}
        hint={words.ageHint}
        value={flow.state.age}
        inputMode="numeric"
        autoComplete="off"
        maxLength={3}
        onChange={({ target }) => flow.replace(withoutMaterial(flow.state, { age: target.value }))}
        className="mt-10 max-w-80"
      />
    </StepForm>
  )
}

function SavedOnes({ flow }: StepProps) {
  const { words, language } = useSite()
  const { data } = usePrescriptions()
  if (data === undefined) return null
  if (data.length === 0) return <p className="text-lead">{words.lenses.savedNone}</p>
  return (
    <ChoiceCards
      legend={words.lenses.savedTitle}
      name="saved"
      value={flow.state.prescriptionId}
      onChoose={(prescriptionId) => flow.replace(withoutMaterial(flow.state, { prescriptionId }))}
      choices={data.map(({ id, savedAt }) => ({
        value: id,
        name: fill(words.lenses.savedOn, { date: formatDate(savedAt, 'momentDay', language) }),
      }))}
    />
  )
}
