/** An account's people at most. */
export const MOST_WEARERS = 12

const FITTED_IN_STORE_UNDER = 16

/** Whether somebody may still be under 16: the shop fits children's frames in a store only. */
export const isFittedInStore = (birthYear: number | null, year: number): boolean =>
  birthYear !== null && year - birthYear <= FITTED_IN_STORE_UNDER

/** Children's lens widths by the distance between the pupils, in mm (tomatoglasses). */
export const CHILD_SIZES = [
  { pupils: '42–48', lens: '37–38' },
  { pupils: '48–52', lens: '40–42' },
  { pupils: '53–55', lens: '43–45' },
  { pupils: '56–58', lens: '45–47' },
  { pupils: '58–62', lens: '47–52' },
] as const
