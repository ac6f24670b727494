import type { Filters } from './filters.ts'

/** What shoppers search for and the shop may not have, how they write it, and what is like it. */
export interface UnstockedRow {
  name: string
  nameEl: string
  /** Separated by commas. */
  spellings: string
  like: Filters
  /** Words for a search that narrows `like`. */
  likeWords?: string
}
