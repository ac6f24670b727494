/** The views of the back office's list of products, in the order of their tabs. */
export const PRODUCT_VIEW_NAMES = ['all', 'published', 'draft', 'archived', 'incomplete', 'reduced'] as const
export type ProductView = (typeof PRODUCT_VIEW_NAMES)[number]
