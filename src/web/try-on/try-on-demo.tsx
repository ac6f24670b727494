import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Product } from '../../contract/catalog.ts'
import { FramePicker } from './frame-picker.tsx'
import { useTryOnSession } from './mirror/use-try-on-session.ts'
import { Mirror } from './mirror.tsx'
import { SAMPLE_PHOTO } from './photo.ts'
import { tryOnQuery } from './try-on-query.ts'

export function TryOnDemo({ product }: { product: Product | undefined }) {
  const session = useTryOnSession(false)
  const { data } = useQuery(tryOnQuery())
  const [chosen, setChosen] = useState(product)
  return (
    <div className="mt-6 grid gap-8 lg:grid-cols-2">
      <div className="min-w-0">
        <Mirror
          photo={SAMPLE_PHOTO}
          product={chosen ?? data?.[0]}
          session={session}
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
