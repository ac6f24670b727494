import { readdirSync } from 'node:fs'
import { urlOf } from './measures.ts'
import type { FaceToDress } from './write-sheet.ts'

const MAX_GIVEN = 4
const FRONT = '/sample/sample-portrait.webp'

/**
 * The faces of the sheet: given ones, then our own heads, turned and in dim and low light. The heads are drafts of
 * `studio/blender/render_head.py`.
 * @param pictures names in the folder of faces
 * @param heads the folder of our heads
 */
export function listSheetFaces(pictures: readonly string[], heads: string): FaceToDress[] {
  const given = pictures.slice(0, MAX_GIVEN).map((picture) => ({ url: urlOf(picture) }))
  const own = readdirSync(heads).map((name) => ({ url: `/heads/${name}` }))
  return [...given, { url: FRONT }, ...own]
}
