import { useWords } from '../../client/site-context.tsx'
import { Button } from '../../ui/button.tsx'
import { StepHeading } from './step-heading.tsx'

const ICON_PATHS = [
  'M6 18V8h10M48 8h10v10M58 46v10H48M16 56H6V46M32 14c9 0 14 7 14 17 0 11-6 20-14 20s-14-9-14-20c0-10 5-17 14-17',
  'M4 28h6M54 28h6M10 27c0-4 4-6 9-6s10 2 10 7c0 7-4 11-9 11s-10-4-10-12M54 27c0-4-4-6-9-6s-10 2-10 7c0 7 4 11 9 11s10-4 10-12M29 28c2-2 4-2 6 0',
  'M8 22h48M12 22c0 9 3 14 9 14s9-5 9-12M52 22c0 9-3 14-9 14s-9-5-9-12M30 24c1-1 3-1 4 0M24 50l6 6 12-12',
] as const

export function Intro({ takesFocus, onStart }: { takesFocus: boolean; onStart: () => void }) {
  const { tryOn } = useWords()
  const cards = [
    [tryOn.takePhotoHeading, tryOn.takePhotoText],
    [tryOn.tryFramesHeading, tryOn.tryFramesText],
    [tryOn.findPairHeading, tryOn.findPairText],
  ] as const
  return (
    <section>
      <StepHeading takesFocus={takesFocus}>{tryOn.introText}</StepHeading>
      <ol className="mt-8 grid border-t border-l border-hairline *:border-r *:border-b *:border-hairline sm:grid-cols-3">
        {cards.map(([heading, text], index) => (
          <li key={heading} className="p-6 lg:p-8">
            <svg
              viewBox="0 0 64 64"
              className="size-14 text-brass"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.5"
              aria-hidden="true"
            >
              <path d={ICON_PATHS[index]} />
            </svg>
            <h3 className="mt-6 text-title">{heading}</h3>
            <p className="mt-3 text-small text-ink-soft">{text}</p>
          </li>
        ))}
      </ol>
      <Button className="mt-8 noscript:hidden" onClick={onStart}>
        {tryOn.start}
      </Button>
      <p className="mt-8 hidden text-small noscript:block">{tryOn.needsScripts}</p>
    </section>
  )
}
