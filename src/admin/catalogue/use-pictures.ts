import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { errorMessage } from '../../client/error-message.ts'
import { useSite } from '../../client/site-context.tsx'
import { useAsyncAction } from '../../client/use-async-action.ts'
import type { AdminInput, AdminOutput } from '../../contract/admin/calls.ts'
import { ApiError } from '../../contract/client.ts'
import { fill, plural } from '../../i18n/translate.ts'
import { useToast } from '../../ui/toast.tsx'
import { useApi } from '../site/admin-context.tsx'
import { useAdminWords } from '../site/admin-words.tsx'
import type { AdminProduct } from './product-draft.ts'
import { productQuery } from './use-product-change.ts'

export type ListedPicture = AdminInput<'PUT /api/admin/products/{productId}/pictures'>['body']['pictures'][number]
type PictureList = AdminOutput<'PUT /api/admin/products/{productId}/pictures'>

/** The photographs of a product, without the drawings that stand for them. */
export function picturesOf({ shownImages, imageAlts }: Pick<AdminProduct, 'shownImages' | 'imageAlts'>) {
  return shownImages
    .filter((image) => !image.endsWith('.svg'))
    .map((image): ListedPicture => ({ image, en: imageAlts[image]?.en ?? '', el: imageAlts[image]?.el ?? '' }))
}

/** Stores the pictures of a product: each change is stored at once. */
export function usePictures(product: AdminProduct) {
  const { pictures: words, frame } = useAdminWords()
  const { words: shop, language } = useSite()
  const api = useApi()
  const queries = useQueryClient()
  const toast = useToast()
  const [problems, setProblems] = useState<string[]>([])
  const [uploading, setUploading] = useState<string | null>(null)
  // Changes one after the other see each other's version before React has rendered it.
  const latest = useRef(product)
  if (product.version >= latest.current.version) latest.current = product

  const show = (list: PictureList) => {
    latest.current = { ...latest.current, ...list }
    const { queryKey } = productQuery(product.id)
    queries.setQueryData(queryKey, (old) => old && { ...old, ...list })
    void queries.invalidateQueries({
      predicate: (query) => String(query.queryKey[0]).startsWith('/api/admin/products'),
    })
  }
  const store = async (pictures: ListedPicture[]) => {
    try {
      show(await api.pictures.set(product.id, { version: latest.current.version, pictures }))
    } catch (error) {
      const current = error instanceof ApiError ? (error.problem?.current as PictureList | undefined) : undefined
      if (current === undefined) throw error
      show(current)
      setProblems([words.changed])
    }
  }
  const onError = (error: unknown) => setProblems([errorMessage(shop, error, frame.notDone)])

  const saving = useAsyncAction(async (pictures: ListedPicture[], done: string) => {
    setProblems([])
    await store(pictures)
    toast.show({ title: done })
  }, onError)

  const adding = useAsyncAction(async (files: readonly File[]) => {
    const refused: string[] = []
    const added: ListedPicture[] = []
    setProblems([])
    for (const file of files) {
      setUploading(file.name)
      try {
        const { image } = await api.pictures.upload(file)
        added.push({ image, en: '', el: '' })
      } catch (error) {
        refused.push(fill(words.refused, { name: file.name, reason: errorMessage(shop, error, frame.notDone) }))
      }
    }
    setUploading(null)
    setProblems(refused)
    const before = picturesOf(latest.current)
    const fresh = added.filter(({ image }) => !before.some((one) => one.image === image))
    if (fresh.length === 0) return
    await store([...before, ...fresh])
    toast.show({ title: plural(words.added, fresh.length, language) })
  }, onError)

  return { save: saving.run, add: adding.run, isBusy: saving.isBusy || adding.isBusy, uploading, problems }
}
