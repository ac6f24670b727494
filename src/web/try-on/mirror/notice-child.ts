import { seemsAChilds } from '../../../domain/fit.ts'
import type { Landmarks, Tracker } from '../tracker/tracker.ts'

/** Whether the face of a photo seems a child's; false where that cannot be told. */
export async function noticeChild(tracker: Tracker, photo: ImageBitmap, landmarks: Landmarks): Promise<boolean> {
  try {
    await tracker.load('age')
    return seemsAChilds(await tracker.guessAge(photo, landmarks))
  } catch {
    return false
  }
}
