import { useWords } from '../../client/site-context.tsx'
import { LENS_USES, type LensUse, typesForUse } from '../../domain/lens/lens-use.ts'
import { ChoiceCards } from './choice-cards.tsx'
import { withoutMaterial } from './flow-state.ts'
import { StepForm } from './step-form.tsx'
import type { Flow } from './use-flow.ts'

const KINDS = ['progressive', 'bifocal'] as const

/** What the glasses are for; for several distances, also the kind. */
export function UseStep({ flow }: { flow: Flow }) {
  const { lenses: words } = useWords()
  const { use, type } = flow.state
  const choose = (chosen: LensUse) =>
    flow.replace(withoutMaterial(flow.state, { use: chosen, type: typesForUse(chosen)[0], isMatched: false }))
  const kind = KINDS.find((one) => one === type) ?? null
  return (
    <StepForm missing={use === null ? words.needed : ''} back={null} onDone={() => flow.next()}>
      <ChoiceCards
        legend={words.steps.use}
        isLegendHidden
        name="use"
        value={use}
        onChoose={choose}
        choices={LENS_USES.map((value) => ({ value, name: words.uses[value], hint: words.useHints[value] }))}
      />
      {use === 'both' && (
        <div className="mt-10">
          <ChoiceCards
            legend={words.typeTitle}
            name="type"
            value={kind}
            onChoose={(chosen) => flow.replace(withoutMaterial(flow.state, { type: chosen }))}
            choices={KINDS.map((value) => ({ value, name: words.types[value] }))}
          />
        </div>
      )}
    </StepForm>
  )
}
