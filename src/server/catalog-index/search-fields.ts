import type { InvertedIndex } from './inverted-index.ts'

/** The fields of `SearchTexts` that words are looked up in, the best first. */
export const FIELDS = ['brand', 'name', 'attributes', 'kinds', 'also', 'description'] as const

export type Fields = Readonly<Record<(typeof FIELDS)[number], InvertedIndex>>

/** Descriptions have the most words, and are asked last: what takes the least memory is quick enough. */
export const BITMAP_FROM: { [Field in (typeof FIELDS)[number]]?: number } = { description: 8 }
