import { useRef, useState } from 'react'
import { usePointerGesture } from '../../client/use-pointer-gesture.ts'
import { fill } from '../../i18n/translate.ts'
import { Button } from '../../ui/button.tsx'
import { InputField } from '../../ui/field.tsx'
import { useAdminWords } from '../site/admin-words.tsx'
import { ProductThumbnail } from './product-thumbnail.tsx'
import type { ListedPicture } from './use-pictures.ts'

interface PictureItemProps {
  picture: ListedPicture
  place: { at: number; count: number }
  isReadOnly: boolean
  isBusy: boolean
  onMove: (to: number) => void
  onText: (picture: ListedPicture) => void
  onRemove: () => void
}

export function PictureItem({ picture, place, isReadOnly, isBusy, onMove, onText, onRemove }: PictureItemProps) {
  const { pictures: words } = useAdminWords()
  const [texts, setTexts] = useState({ en: picture.en, el: picture.el })
  const { item, handle, offsetPx } = useDragging(place.at, onMove)
  const isChanged = texts.en !== picture.en || texts.el !== picture.el
  const name = fill(words.item, { position: place.at + 1, count: place.count })
  return (
    <li
      ref={item}
      aria-label={name}
      style={{ translate: `0 ${offsetPx}px` }}
      className={`flex flex-wrap gap-x-5 gap-y-3 border border-hairline bg-white p-3 sm:flex-nowrap ${offsetPx === 0 ? '' : 'relative z-10 shadow-lifted'}`}
    >
      <div className="flex shrink-0 items-start gap-2">
        {!isReadOnly && place.count > 1 && (
          <span
            {...handle}
            title={words.drag}
            className="grid h-24 w-7 cursor-grab touch-none place-items-center text-ink-soft active:cursor-grabbing"
          >
            <svg viewBox="0 0 8 16" className="h-4 w-2" fill="currentColor" aria-hidden="true">
              <path d="M1 2h2v2H1zM5 2h2v2H5zM1 7h2v2H1zM5 7h2v2H5zM1 12h2v2H1zM5 12h2v2H5z" />
            </svg>
          </span>
        )}
        <ProductThumbnail src={picture.image} size={96} />
      </div>
      <div className="min-w-0 grow">
        <div className="grid gap-3 sm:grid-cols-2">
          {(['en', 'el'] as const).map((code) => (
            <InputField
              key={code}
              label={{ en: words.altEn, el: words.altEl }[code]}
              lang={code}
              value={texts[code]}
              maxLength={300}
              disabled={isReadOnly}
              onChange={({ target }) => setTexts({ ...texts, [code]: target.value })}
            />
          ))}
        </div>
        {!isReadOnly && (
          <p className="mt-1 flex flex-wrap items-center gap-x-5 text-small">
            {isChanged && (
              <Button
                look="bare"
                className="min-h-11 text-sea"
                isBusy={isBusy}
                onClick={() => onText({ ...picture, ...texts })}
              >
                {words.saveTexts}
              </Button>
            )}
            {place.count > 1 && (
              <>
                <MoveButton isBusy={isBusy} isOff={place.at === 0} onPress={() => onMove(place.at - 1)}>
                  {words.earlier}
                </MoveButton>
                <MoveButton isBusy={isBusy} isOff={place.at === place.count - 1} onPress={() => onMove(place.at + 1)}>
                  {words.later}
                </MoveButton>
              </>
            )}
            <Button look="bare" className="min-h-11 text-terracotta" disabled={isBusy} onClick={onRemove}>
              {words.remove}
            </Button>
          </p>
        )}
      </div>
    </li>
  )
}

interface MoveButtonProps {
  isBusy: boolean
  isOff: boolean
  onPress: () => void
  children: string
}

/** Stays where it is at the end of the list, so that it keeps the focus. */
const MoveButton = ({ isBusy, isOff, onPress, children }: MoveButtonProps) => (
  <Button
    look="bare"
    className="min-h-11 aria-disabled:opacity-55"
    isBusy={isBusy}
    aria-disabled={isOff || undefined}
    onClick={isOff ? undefined : onPress}
  >
    {children}
  </Button>
)

/** Drags an item of a list of equal rows up and down; the buttons do the same for keys. */
function useDragging(at: number, onMove: (to: number) => void) {
  const item = useRef<HTMLLIElement>(null)
  const [offsetPx, setOffsetPx] = useState(0)
  const { handlers } = usePointerGesture({ onChange: ({ downPx }) => setOffsetPx((offset) => offset + downPx) })
  const drop = () => {
    const heightPx = item.current?.offsetHeight ?? 0
    const rows = heightPx === 0 ? 0 : Math.round(offsetPx / heightPx)
    setOffsetPx(0)
    if (rows !== 0) onMove(at + rows)
  }
  const handle = {
    ...handlers,
    onPointerUp: (event: Parameters<typeof handlers.onPointerUp>[0]) => {
      handlers.onPointerUp(event)
      drop()
    },
    onPointerCancel: (event: Parameters<typeof handlers.onPointerCancel>[0]) => {
      handlers.onPointerCancel(event)
      setOffsetPx(0)
    },
  }
  return { item, handle, offsetPx }
}
