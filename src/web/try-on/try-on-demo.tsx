import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Product } from '../../contract/catalog.ts'
import { FramePicker } from './frame-picker.tsx'
import { Mirror } from './mirror.tsx'
import { SAMPLE_PHOTO } from './photo.ts'
import { tryOnRead } from './try-on-read.ts'
import { useFitting } from './use-fitting.ts'

/** The mirror on the sample portrait: no camera, no photo, and no tracker, for the sample's face is known. */
export function TryOnDemo({ product }: { product: Product | undefined }) {
  const fitting = useFitting(false)
  const { data } = useQuery(tryOnRead())
  const [chosen, setChosen] = useState(product)
  return (
    <div className="mt-6 grid gap-8 lg:grid-cols-2">
      <div className="min-w-0">
        <Mirror
          photo={SAMPLE_PHOTO}
          product={chosen ?? data?.[0]}
          fitting={fitting}
          onChoose={setChosen}
          {...(data && { others: data })}
        />
      </div>
      <div className="min-w-0">
        <FramePicker chosen={chosen ?? data?.[0]} onChoose={setChosen} />
      </div>
    </div>
  )
}
