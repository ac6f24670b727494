import { Skeleton } from '../../ui/skeleton.tsx'

/** Letters of each word; with spaces 165, where summaries have 100 to 230. */
const WORDS = [8, 5, 2, 7, 6, 9, 3, 6, 4, 8, 2, 5, 7, 3, 6, 8, 4, 2, 7, 5, 6, 3, 8, 4, 6, 2, 5]
/** Of a letter, on average. */
const WIDTH_EM = 0.48

/** Wraps as a summary does, which follows when a list has shown the product before. */
export const AwaitedSummary = () => (
  <div className="mb-5 flex max-w-prose flex-wrap gap-x-[0.25em]">
    {WORDS.map((letters, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: they never change
      <span key={index} style={{ width: `${letters * WIDTH_EM}em` }} className="flex h-[1lh] items-center">
        <Skeleton className="h-3 grow" />
      </span>
    ))}
  </div>
)
