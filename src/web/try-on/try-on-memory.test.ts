import { afterEach, expect, test, vi } from 'vitest'
import type { ProductCard } from '../../contract/catalog.ts'
import type { Photo } from './photo.ts'
import { forgetFace, recallTryOn, remember } from './try-on-memory.ts'

const photo = (url: string): Photo => ({ url, width: 800, height: 800, source: 'file' })
const revoke = vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {})

afterEach(() => {
  remember({ photo: null, usesCamera: false, compared: [], cardScale: null, faceScale: null })
  revoke.mockClear()
})

test('a photo is released when another takes its place, and only then', () => {
  remember({ photo: photo('blob:one') })
  remember({ faceScale: 1.04 })
  expect(revoke).not.toHaveBeenCalled()
  remember({ photo: photo('blob:two') })
  expect(revoke.mock.calls).toEqual([['blob:one']])
})

test('nothing of the face is left when it is forgotten, and the compared frames are', () => {
  const compared = [{ id: 7 } as ProductCard]
  remember({
    photo: photo('blob:me'),
    usesCamera: true,
    faceScale: 0.97,
    cardScale: { url: 'blob:me', scale: 1.1 },
    compared,
  })
  forgetFace()
  expect(revoke.mock.calls).toEqual([['blob:me']])
  expect(recallTryOn()).toEqual({ photo: null, usesCamera: false, faceScale: null, cardScale: null, compared })
})
