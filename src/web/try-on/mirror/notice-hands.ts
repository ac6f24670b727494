import { savesData } from '../../saves-data.ts'
import type { Hand, Landmarks, Tracker } from '../tracker/tracker.ts'

/**
 * Loads the models of hands, after which live readings tell them. Frames lie over hands where they cannot be loaded or the
 * shopper saves data.
 */
export async function loadHandModels(tracker: Tracker): Promise<boolean> {
  if (savesData()) return false
  return await tracker.load('hands').then(
    () => true,
    () => false,
  )
}

/** The hands in front of the face of a photo or beside it. */
export async function noticeHands(tracker: Tracker, photo: ImageBitmap, landmarks: Landmarks): Promise<Hand[]> {
  return (await loadHandModels(tracker)) ? await tracker.findHands(photo, landmarks).catch(() => []) : []
}
