/** Where the power of lenses comes from. `none`: they have none. */
export const PRESCRIPTION_SOURCES = ['typed', 'saved', 'photo', 'later', 'eye_test', 'none'] as const
export type PrescriptionSource = (typeof PRESCRIPTION_SOURCES)[number]

/** Lenses are made after a visit where their powers are measured in a store. */
export const isMeasuredInStore = (source: PrescriptionSource): boolean => source === 'eye_test'
