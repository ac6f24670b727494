import { href } from '../../contract/href.ts'
import type { Dictionary } from '../../i18n/translate.ts'

type Entry = readonly [to: string, name: string]

const category = (slug: string) => href('category', { category: slug })

export const categoryLinks = (words: Dictionary['footer']): Entry[] => [
  [category('sunglasses'), words.sunglasses],
  [category('optical-frames'), words.opticalFrames],
  [category('sport-eyewear'), words.sportEyewear],
  [category('kids'), words.kids],
  [category('accessories'), words.accessories],
]
