import { Link } from '../../client/link.tsx'
import { useWords } from '../../client/site-context.tsx'
import { href } from '../../contract/href.ts'
import { useAuth } from '../account/auth-context.tsx'
import { ChoiceCards } from './choice-cards.tsx'
import { withoutMaterial } from './flow-state.ts'
import { StepForm } from './step-form.tsx'
import type { Flow } from './use-flow.ts'

const SOURCES = ['typed', 'photo', 'saved', 'later', 'eye_test'] as const

/** How the prescription reaches the optician. */
export function SourceStep({ flow }: { flow: Flow }) {
  const { lenses: words } = useWords()
  const { user } = useAuth()
  const { source } = flow.state
  return (
    <StepForm missing={source === null ? words.needed : ''} back={flow.back} onDone={() => flow.next()}>
      <ChoiceCards
        legend={words.steps.source}
        isLegendHidden
        name="source"
        value={source}
        onChoose={(chosen) => flow.replace(withoutMaterial(flow.state, { source: chosen, isMatched: false }))}
        choices={SOURCES.map((value) => ({
          value,
          name: words.sources[value],
          hint: value === 'saved' && !user ? words.sourceHints.savedSignedOut : words.sourceHints[value],
          isDisabled: value === 'saved' && !user,
        }))}
      />
      {!user && (
        <p className="mt-4">
          <Link to={href('login')} className="plain-link inline-flex min-h-6 items-center text-small">
            {words.signIn}
          </Link>
        </p>
      )}
    </StepForm>
  )
}
