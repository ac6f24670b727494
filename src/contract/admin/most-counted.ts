/** Lists are counted no further: a count of a million rows would take seconds. */
export const MOST_COUNTED = 1_000
