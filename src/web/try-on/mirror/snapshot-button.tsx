import { type RefObject, useState } from 'react'
import { useSite } from '../../../client/site-context.tsx'
import type { ProductCard } from '../../../contract/catalog.ts'
import { localized } from '../../../i18n/languages.ts'
import { Button } from '../../../ui/button.tsx'

interface SnapshotButtonProps {
  canvas: RefObject<HTMLCanvasElement | null>
  product: ProductCard
}

export function SnapshotButton({ canvas, product }: SnapshotButtonProps) {
  const { words, language } = useSite()
  const [isBusy, setBusy] = useState(false)
  const keep = async () => {
    setBusy(true)
    try {
      const picture = await new Promise<Blob | null>((resolve) => {
        if (canvas.current) canvas.current.toBlob(resolve, 'image/jpeg', 0.92)
        else resolve(null)
      })
      if (picture)
        await shareOrSave(
          new File([picture], `${product.slug}.jpg`, { type: 'image/jpeg' }),
          localized(product, 'name', language),
        )
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button look="bare" className="min-h-11" isBusy={isBusy} onClick={() => void keep()}>
      {words.tryOn.snapshot}
    </Button>
  )
}

async function shareOrSave(file: File, title: string): Promise<void> {
  if (navigator.canShare?.({ files: [file] })) {
    // Closing the share sheet rejects the promise.
    return navigator.share({ files: [file], title }).catch(() => {})
  }
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = file.name
  link.click()
  URL.revokeObjectURL(link.href)
}
