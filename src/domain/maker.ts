export const MAKER_FIELDS = ['maker', 'postalAddress', 'email', 'responsiblePerson'] as const
export type MakerField = (typeof MAKER_FIELDS)[number]

export interface Maker {
  maker: string
  postalAddress: string
  email: string
  /** Whether the maker is established in the European Union. */
  isInUnion: boolean
  responsiblePerson: string | null
}

/**
 * What is missing about the maker of a brand, who answers for the safety of its products (Regulation (EU) 2023/988,
 * art. 19). A maker outside the Union needs a responsible person in it (art. 16).
 */
export function makerGaps(maker: Maker): MakerField[] {
  return MAKER_FIELDS.filter((field) => {
    if (field === 'responsiblePerson' && maker.isInUnion) return false
    return (maker[field] ?? '').trim() === ''
  })
}
