import { Link } from '../../client/link.tsx'
import { useSite } from '../../client/site-context.tsx'
import { href } from '../../contract/href.ts'
import { HOLD_HOURS } from '../../domain/stock.ts'
import { localized } from '../../i18n/languages.ts'
import { fill } from '../../i18n/translate.ts'
import { Button } from '../../ui/button.tsx'
import { ProductPicture } from '../catalog/product-picture.tsx'
import type { FramesToTry } from './use-frames-to-try.ts'

/** The frames that a store keeps for the appointment, with others that could be tried too. */
export function ChosenFrames({ chosen: { frames, suggestions, add, remove } }: { chosen: FramesToTry }) {
  const { words, language } = useSite()
  const { frames: texts } = words.appointment
  return (
    <section aria-labelledby="chosen-frames" className="mb-10 border-y border-brass py-6">
      <h2 id="chosen-frames" className="text-title">
        {texts.title}
      </h2>
      <p className="mt-2 max-w-xl text-small text-ink-soft">{fill(texts.note, { hours: HOLD_HOURS })}</p>
      <ul className="mt-4 divide-y divide-hairline">
        {frames.map((frame) => {
          const name = localized(frame, 'name', language)
          return (
            <li key={frame.slug} className="flex items-center gap-4 py-2.5">
              <span className="grid size-16 shrink-0 place-items-center bg-white">
                {frame.images[0] && (
                  <ProductPicture
                    src={frame.images[0]}
                    alt=""
                    sizes="4rem"
                    suffices={320}
                    className="multiplied size-full object-contain p-1.5"
                  />
                )}
              </span>
              <Link to={href('product', { slug: frame.slug })} className="grow text-small hover:text-sea">
                {name}
              </Link>
              <Button look="bare" aria-label={fill(texts.removeOf, { name })} onClick={() => remove(frame.slug)}>
                {texts.remove}
              </Button>
            </li>
          )
        })}
      </ul>
      {suggestions.length > 0 && (
        <>
          <p id="more-frames" className="mt-4 text-small font-medium">
            {texts.more}
          </p>
          <ul aria-labelledby="more-frames" className="mt-2 flex flex-wrap gap-x-5 gap-y-2">
            {suggestions.map((frame) => (
              <li key={frame.slug}>
                <Button look="bare" onClick={() => add(frame.slug)}>
                  {`+ ${localized(frame, 'name', language)}`}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
