import { useEffect, useRef } from 'react'
import { useSite, useWords } from '../../client/site-context.tsx'
import type { ProductCard } from '../../contract/catalog.ts'
import { localized } from '../../i18n/languages.ts'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ProductPicture } from '../catalog/product-picture.tsx'
import type { FramesToTry } from './use-frames-to-try.ts'

/** A `strip` lies below the mirror of a phone, and scrolls sideways. */
export type FrameListLook = 'list' | 'strip'

const LOOKS = {
  list: {
    list: 'max-h-[500px] divide-y divide-hairline overflow-y-auto overscroll-contain border-y border-hairline',
    item: '',
    button: 'flex w-full items-center gap-4 border-l-3 p-3',
    chosen: 'border-sea bg-chalk forced-colors:border-[CanvasText]',
    other: 'border-transparent hover:bg-chalk/60 forced-colors:border-[Canvas]',
    picture: 'h-16 w-24',
  },
  strip: {
    list: 'flex snap-x gap-2 overflow-x-auto overscroll-x-contain pb-2',
    item: 'w-28 shrink-0 snap-start',
    button: 'flex h-full w-full flex-col justify-start border-b-3 p-1',
    chosen: 'border-paper forced-colors:border-[CanvasText]',
    other: 'border-transparent forced-colors:border-[Canvas]',
    picture: 'h-16 w-full',
  },
} as const

interface FrameListProps {
  frames: FramesToTry
  look: FrameListLook
  skeletonCount: number
  chosen: ProductCard | undefined
  onChoose: (product: ProductCard) => void
}

export function FrameList({ frames: { frames, isLoading, isError, hasMore, loadMore }, ...props }: FrameListProps) {
  const { listing, tryOn } = useWords()
  const { look, skeletonCount, chosen, onChoose } = props
  const classes = LOOKS[look]
  const end = useNearing(hasMore && !isLoading, loadMore)
  if (isError) return <p role="alert">{`${listing.error}. ${listing.errorText}`}</p>
  if (frames.length === 0 && !isLoading) return <p className="text-small opacity-80">{tryOn.noFrames}</p>
  return (
    <ul aria-busy={isLoading || undefined} className={classes.list}>
      {frames.map((product) => (
        <li key={product.id} className={classes.item}>
          <FrameItem product={product} isChosen={product.id === chosen?.id} onChoose={onChoose} look={look} />
        </li>
      ))}
      {isLoading && <Skeletons look={look} count={skeletonCount} />}
      {hasMore && <li ref={end} aria-hidden="true" className="w-px shrink-0" />}
    </ul>
  )
}

/** Calls when the element is nearly scrolled to, by whatever means. */
function useNearing(isEnabled: boolean, onNear: () => void) {
  const element = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (!isEnabled || !element.current) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onNear())
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [isEnabled, onNear])
  return element
}

function Skeletons({ look, count }: { look: FrameListLook; count: number }) {
  const classes = LOOKS[look]
  return Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: skeletons have no identity
    <li key={index} data-skeleton="" className={`${classes.item} ${classes.button}`}>
      <Skeleton className={`shrink-0 ${classes.picture}`} />
      <span className="block grow space-y-2">
        <Skeleton className="h-4 w-2/3" />
        <Skeleton className="h-3 w-1/2" />
      </span>
    </li>
  ))
}

interface FrameItemProps extends Pick<FrameListProps, 'look' | 'onChoose'> {
  product: ProductCard
  isChosen: boolean
}

function FrameItem({ product, isChosen, onChoose, look }: FrameItemProps) {
  const { words, language } = useSite()
  const [picture] = product.images
  const classes = LOOKS[look]
  const details = [
    product.shape && words.shapes[product.shape],
    product.frameType && words.frameTypes[product.frameType],
  ].filter(Boolean)
  return (
    <Button
      look="plain"
      aria-pressed={isChosen}
      onClick={() => onChoose(product)}
      className={`text-left transition-colors -outline-offset-2 ${classes.button} ${isChosen ? classes.chosen : classes.other}`}
    >
      <span className={`block shrink-0 bg-white ${classes.picture}`}>
        {picture && (
          <ProductPicture
            src={picture}
            alt=""
            sizes="7rem"
            suffices={320}
            className="multiplied size-full object-contain"
          />
        )}
      </span>
      <span className="block min-w-0">
        <span className={`block leading-snug ${look === 'strip' ? 'mt-1 text-label' : ''}`}>
          {localized(product, 'name', language)}
        </span>{' '}
        {look === 'list' && <span className="mt-1 block text-label text-ink-soft">{details.join(' · ')}</span>}
      </span>
    </Button>
  )
}
