interface Selectable {
  isNew: boolean
  isBestseller: boolean
  discountPriceCents: number | null
  /** EN ISO 12312-1, 0 to 4; null for what has no tint. */
  filterCategory: number | null
}

/**
 * The words under which a product is filed for what it is at present, or for what one may do with it. What else such a
 * choice is called is in the synonyms. Lenses of category 4 are too dark for driving (EN ISO 12312-1), so that a
 * description that warns of it must not be what a search for driving finds.
 */
export function selectionWords({ isNew, isBestseller, discountPriceCents, filterCategory }: Selectable): string[] {
  return [
    isNew && 'new',
    isBestseller && 'bestseller',
    discountPriceCents !== null && 'sale',
    filterCategory !== null && filterCategory < 4 && 'driving',
  ].filter((word) => word !== false)
}
