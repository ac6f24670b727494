import { useWords } from '../../client/site-context.tsx'
import type { LensOffers } from '../../contract/lenses.ts'
import { FILTER_CATEGORIES, type FilterCategory } from '../../domain/eyewear.ts'
import { hasFilterCategory, TINT_COLOURS } from '../../domain/lens/lens-options.ts'
import { fill } from '../../i18n/translate.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { useStorefront } from '../site/storefront-context.tsx'
import { ChoiceCards } from './choice-cards.tsx'
import type { FlowState } from './flow-state.ts'
import type { Flow } from './use-flow.ts'

interface ExtrasProps {
  flow: Flow
  offers: LensOffers
  notices: readonly string[]
}

/** Coating and colour, with their prices. */
export function Extras({ flow, offers, notices }: ExtrasProps) {
  const { lenses: words, lensTerms } = useWords()
  const { money } = useStorefront()
  const { state } = flow
  const set = (change: Partial<FlowState>) => flow.set({ ...change, requestKey: crypto.randomUUID() })
  const asideOf = (price: number) => (price === 0 ? words.free : fill(words.plus, { price: money(price) }))
  return (
    <div className="mt-12 space-y-12">
      <ChoiceCards
        legend={words.coating}
        name="coating"
        value={state.coating}
        onChoose={(coating) => set({ coating })}
        choices={offers.coatings.map(({ coating, price }) => ({
          value: coating,
          name: lensTerms.coatings[coating],
          aside: asideOf(price),
        }))}
      />
      <ChoiceCards
        legend={words.tint}
        name="tint"
        value={state.tint}
        onChoose={(tint) => set({ tint })}
        choices={offers.tints.map(({ tint, price }) => ({
          value: tint,
          name: lensTerms.tints[tint],
          aside: asideOf(price),
        }))}
      />
      {state.tint !== 'clear' && <Shade state={state} set={set} />}
      <Notices notices={notices} />
    </div>
  )
}

function Shade({ state, set }: { state: FlowState; set: (change: Partial<FlowState>) => void }) {
  const { lenses: words, lensTerms } = useWords()
  return (
    <div className="grid max-w-2xl gap-5 sm:grid-cols-2">
      <SelectField
        label={words.colour}
        value={state.tintColour}
        onChange={({ target }) => set({ tintColour: target.value as FlowState['tintColour'] })}
        options={TINT_COLOURS.map((value) => ({ value, name: lensTerms.colours[value] }))}
      />
      {hasFilterCategory(state.tint) && (
        <SelectField
          label={words.categoryTitle}
          value={String(state.filterCategory)}
          onChange={({ target }) => set({ filterCategory: Number(target.value) as FilterCategory })}
          options={FILTER_CATEGORIES.map((value) => ({ value: String(value), name: words.categories[value] }))}
        />
      )}
    </div>
  )
}

function Notices({ notices }: { notices: readonly string[] }) {
  const { lenses: words } = useWords()
  return (
    <div role="status">
      <ul className="max-w-2xl space-y-2 text-small empty:hidden">
        {notices.map((notice) => (
          <li key={notice} className="border-l-2 border-brass pl-5">
            {words.notices[notice as keyof typeof words.notices] ?? notice}
          </li>
        ))}
      </ul>
    </div>
  )
}
