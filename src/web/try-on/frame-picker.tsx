import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSite, useWords } from '../../client/site-context.tsx'
import type { Product } from '../../contract/catalog.ts'
import { CATEGORY_IDS } from '../../domain/eyewear.ts'
import { localized } from '../../i18n/languages.ts'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { ProductPicture } from '../catalog/product-picture.tsx'
import { tryOnQuery } from './try-on-query.ts'

interface FramePickerProps {
  chosen: Product | undefined
  onChoose: (product: Product) => void
}

export function FramePicker(picker: FramePickerProps) {
  const { tryOn } = useWords()
  const [openTab, setOpenTab] = useState('all')
  const tab = (value: string, title: string, categoryId: number | undefined, awaited: number) => ({
    value,
    title,
    content: <Frames {...picker} categoryId={categoryId} skeletonCount={awaited} isOpen={openTab === value} />,
  })
  return (
    <section aria-labelledby="frames-to-try" className="noscript:hidden">
      <h2 id="frames-to-try" className="mb-4 text-title">
        {tryOn.selectFrames}
      </h2>
      <Tabs
        label={tryOn.selectFrames}
        onChange={setOpenTab}
        tabs={[
          tab('all', tryOn.all, undefined, 4),
          tab('sunglasses', tryOn.sunglasses, CATEGORY_IDS.sunglasses, 2),
          tab('optical', tryOn.optical, CATEGORY_IDS['optical-frames'], 2),
        ]}
      />
    </section>
  )
}

interface FramesProps extends FramePickerProps {
  categoryId: number | undefined
  skeletonCount: number
  isOpen: boolean
}

function Frames({ categoryId, skeletonCount, isOpen, chosen, onChoose }: FramesProps) {
  const { listing, tryOn } = useWords()
  const { data, isError } = useQuery({ ...tryOnQuery(categoryId), enabled: isOpen })
  if (isError) return <p role="alert">{`${listing.error}. ${listing.errorText}`}</p>
  if (data?.length === 0) return <p className="text-small text-ink-soft">{tryOn.noFrames}</p>
  return (
    <ul
      aria-busy={data === undefined || undefined}
      className="max-h-[500px] divide-y divide-hairline overflow-y-auto overscroll-contain border-y border-hairline"
    >
      {data?.map((product) => (
        <li key={product.id}>
          <FrameItem product={product} isChosen={product.id === chosen?.id} onChoose={onChoose} />
        </li>
      )) ??
        Array.from({ length: skeletonCount }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: skeletons have no identity
          <li key={index} data-skeleton="" className="flex items-center gap-4 p-3">
            <Skeleton className="h-16 w-24 shrink-0" />
            <span className="grow space-y-2">
              <Skeleton className="h-4 w-2/3" />
              <Skeleton className="h-3 w-1/2" />
            </span>
          </li>
        ))}
    </ul>
  )
}

interface FrameItemProps {
  product: Product
  isChosen: boolean
  onChoose: (product: Product) => void
}

function FrameItem({ product, isChosen, onChoose }: FrameItemProps) {
  const { words, language } = useSite()
  const [picture] = product.images
  const details = [
    product.shape && words.shapes[product.shape],
    product.frameType && words.frameTypes[product.frameType],
  ].filter(Boolean)
  return (
    <Button
      look="plain"
      aria-pressed={isChosen}
      onClick={() => onChoose(product)}
      className={`flex w-full items-center gap-4 border-l-3 p-3 text-left transition-colors -outline-offset-2 ${isChosen ? 'border-sea bg-chalk forced-colors:border-[CanvasText]' : 'border-transparent hover:bg-chalk/60 forced-colors:border-[Canvas]'}`}
    >
      <span className="block h-16 w-24 shrink-0 bg-white">
        {picture && (
          <ProductPicture
            src={picture}
            alt=""
            sizes="6rem"
            suffices={320}
            className="multiplied size-full object-contain"
          />
        )}
      </span>
      <span className="min-w-0">
        <span className="block leading-snug">{localized(product, 'name', language)}</span>{' '}
        <span className="mt-1 block text-label text-ink-soft">{details.join(' · ')}</span>
      </span>
    </Button>
  )
}
