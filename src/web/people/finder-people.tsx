import { useNavigate } from '../../client/navigate.ts'
import { useWords } from '../../client/site-context.tsx'
import type { Wearer } from '../../contract/wearers.ts'
import { yearInCyprus } from '../../domain/calendar.ts'
import type { Fit } from '../../domain/fit-score.ts'
import { parseFit } from '../../domain/fit-text.ts'
import { isFittedInStore } from '../../domain/wearer.ts'
import { Button } from '../../ui/button.tsx'
import { finderHref } from '../fit/finder-query.ts'
import { keepFit, useKnownFit } from '../own-fit/choose-fit.ts'
import { KeepFit } from './keep-fit.tsx'
import { useWearers } from './use-wearers.ts'

/** For whom one looks, among the people of the account, and for whom a fit is kept. */
export function FinderPeople({ fit }: { fit: Fit | null }) {
  const { people, fitFinder } = useWords()
  const { data, isError } = useWearers()
  const own = useKnownFit()
  if (isError) return <p role="alert">{people.failed}</p>
  if (!data) return null
  const sized = data.filter((wearer) => wearer.fit !== null)
  const isChosen = ({ name, fit: text }: Wearer) => own?.name === name && own.text === text
  const chosen = data.find(isChosen)
  return (
    <div className="not-first:mt-8 not-first:border-t not-first:border-hairline not-first:pt-6">
      {sized.length > 0 && (
        <fieldset className="mb-6">
          <legend className="mb-3 text-small font-medium">{people.forWhom}</legend>
          <div className="flex flex-wrap gap-2">
            {sized.map((wearer) => (
              <LookFor key={wearer.id} wearer={wearer} isPressed={isChosen(wearer)} />
            ))}
          </div>
        </fieldset>
      )}
      {chosen && isFittedInStore(chosen.birthYear, yearInCyprus(new Date())) && (
        <p className="mb-6 text-small">{fitFinder.children.inStore}</p>
      )}
      {fit && <KeepFit key={data.length} fit={fit} wearers={data} />}
    </div>
  )
}

/** Finds frames for somebody whose fit is known. */
export function LookFor({ wearer, isPressed }: { wearer: Wearer; isPressed: boolean }) {
  const navigate = useNavigate()
  const look = () => {
    const fit = parseFit(wearer.fit ?? '')
    if (!fit || wearer.fit === null) return
    keepFit(wearer.fit, wearer.name)
    void navigate(finderHref(fit), { preventScrollReset: true })
  }
  return (
    <Button look={isPressed ? 'solid' : 'outline'} aria-pressed={isPressed} onClick={look}>
      {wearer.name}
    </Button>
  )
}
