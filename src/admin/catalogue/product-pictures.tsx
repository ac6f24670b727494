import { type DragEvent, useId, useRef, useState } from 'react'
import { fill } from '../../i18n/translate.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { useMay } from '../site/admin-context.tsx'
import { useAdminWords } from '../site/admin-words.tsx'
import { PictureItem } from './picture-item.tsx'
import type { AdminProduct } from './product-draft.ts'
import { type ListedPicture, picturesOf, usePictures } from './use-pictures.ts'

const TYPES = 'image/jpeg,image/png,image/webp,image/avif'

/** The pictures of a product: added by dropping or choosing, ordered by dragging or by buttons, with texts. */
export function ProductPictures({ product }: { product: AdminProduct }) {
  const { pictures: words, catalogue } = useAdminWords()
  const isReadOnly = !useMay()('catalog.edit')
  const { save, add, isBusy, uploading, problems } = usePictures(product)
  const pictures = picturesOf(product)
  const list = useRef<HTMLUListElement>(null)

  const move = (from: number, to: number) => {
    const target = Math.max(0, Math.min(pictures.length - 1, to))
    const picture = pictures[from]
    if (picture === undefined || target === from || isBusy) return
    const moved = fill(words.moved, { position: target + 1, count: pictures.length })
    save(pictures.toSpliced(from, 1).toSpliced(target, 0, picture), moved)
  }
  const replace = (at: number, picture: ListedPicture) => save(pictures.with(at, picture), catalogue.saved)
  const remove = (at: number) => {
    save(pictures.toSpliced(at, 1), words.removed)
    list.current?.focus()
  }
  return (
    <section aria-labelledby="pictures-title" className="border-t border-hairline pt-5">
      <h2 id="pictures-title" className="text-title">
        {words.title}
      </h2>
      <p className="mt-1 mb-4 text-small text-ink-soft">{pictures.length > 0 ? words.text : words.none}</p>
      {problems.length > 0 && (
        <div
          role="alert"
          className="mb-4 border border-terracotta bg-terracotta/8 px-4 py-3 text-small text-terracotta"
        >
          {problems.map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
        </div>
      )}
      <ul ref={list} tabIndex={-1} aria-busy={isBusy} className="grid gap-px">
        {pictures.map((picture, at) => (
          <PictureItem
            key={picture.image}
            picture={picture}
            place={{ at, count: pictures.length }}
            isReadOnly={isReadOnly}
            isBusy={isBusy}
            onMove={(to) => move(at, to)}
            onText={(changed) => replace(at, changed)}
            onRemove={() => remove(at)}
          />
        ))}
      </ul>
      {!isReadOnly && <DropZone isBusy={isBusy} uploading={uploading} onFiles={add} />}
    </section>
  )
}

interface DropZoneProps {
  isBusy: boolean
  uploading: string | null
  onFiles: (files: readonly File[]) => void
}

function DropZone({ isBusy, uploading, onFiles }: DropZoneProps) {
  const { pictures: words } = useAdminWords()
  const [isOver, setOver] = useState(false)
  const id = useId()
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    if (!isBusy) onFiles([...event.dataTransfer.files])
  }
  return (
    <fieldset
      aria-label={words.choose}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
      className={`mt-4 border border-dashed px-5 py-6 text-center text-small ${isOver ? 'border-sea bg-white' : 'border-ink-soft/60'}`}
    >
      <p className="pointer-coarse:hidden">{words.drop}</p>
      <label
        htmlFor={id}
        data-off={isBusy ? '' : undefined}
        className={`${buttonClass('outline')} mt-3 cursor-pointer has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2`}
      >
        {words.choose}
        <input
          id={id}
          type="file"
          accept={TYPES}
          multiple
          disabled={isBusy}
          className="sr-only"
          onChange={({ currentTarget }) => {
            onFiles([...(currentTarget.files ?? [])])
            currentTarget.value = ''
          }}
        />
      </label>
      <p className="mt-3 text-label text-ink-soft">{words.types}</p>
      <p role="status" className="mt-1 text-label">
        {uploading && fill(words.uploading, { name: uploading })}
      </p>
    </fieldset>
  )
}
