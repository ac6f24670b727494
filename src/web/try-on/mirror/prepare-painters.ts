import type { ProductCard } from '../../../contract/catalog.ts'
import type { Painter } from './painter.ts'
import type { TryOnSession } from './use-try-on-session.ts'

interface PreparationListeners {
  onPainter: (painter: Painter, is3d: boolean) => void
  isCancelled: () => boolean
}

export async function preparePainters(
  { frameCache, dispatch }: Pick<TryOnSession, 'frameCache' | 'dispatch'>,
  product: ProductCard,
  { onPainter, isCancelled }: PreparationListeners,
): Promise<void> {
  await prepareFlat(frameCache, product, { onPainter, isCancelled })
  const model = await frameCache.painter3d(product)
  if (isCancelled()) return
  if (model === 'noWebGl') return dispatch({ kind: model })
  dispatch({ kind: 'modelChecked', exists: model !== 'noModel' })
  if (model !== 'noModel') onPainter(model, true)
}

export async function prepareFlat(
  frameCache: TryOnSession['frameCache'],
  product: ProductCard,
  { onPainter, isCancelled }: PreparationListeners,
): Promise<void> {
  const painter = await frameCache.painter2d(product).catch(() => null)
  if (painter && !isCancelled()) onPainter(painter, false)
}
