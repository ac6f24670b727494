import { useState } from 'react'
import type { ProductCard } from '../../contract/catalog.ts'
import { FramePicker } from './frame-picker.tsx'
import { useTryOnSession } from './mirror/use-try-on-session.ts'
import { Mirror } from './mirror.tsx'
import { SAMPLE_PHOTO } from './photo.ts'
import { ALL_FRAMES } from './try-on-query.ts'
import { useFramesToTry } from './use-frames-to-try.ts'

export function TryOnDemo({ product }: { product: ProductCard | undefined }) {
  const session = useTryOnSession(false)
  const [query, setQuery] = useState(ALL_FRAMES)
  const frames = useFramesToTry(query)
  const [picked, setPicked] = useState(product)
  const chosen = picked ?? frames.frames[0]
  return (
    <div className="mt-6 grid gap-8 lg:grid-cols-2">
      <div className="min-w-0">
        <Mirror photo={SAMPLE_PHOTO} product={chosen} session={session} others={frames.frames} onChoose={setPicked} />
      </div>
      <div className="min-w-0">
        <FramePicker {...{ query, frames, chosen }} onQuery={setQuery} onChoose={setPicked} />
      </div>
    </div>
  )
}
