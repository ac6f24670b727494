import type { Filters } from '../filters.ts'

/** What shoppers search for and the shop may not have, how they write it, and what is like it. */
export interface UnstockedRow {
  name: string
  nameEl: string
  /** Separated by commas. */
  spellings: string
  /** Null where nothing is. */
  like: Filters | null
  /** Words for a search that narrows `like`. */
  likeWords?: string
}
