/**
 * The first place from `from` on, and before `to`, of which `isReached` is true; `to` where there is none. It must be
 * false up to some place and true from there on.
 */
export function firstPlace(from: number, to: number, isReached: (place: number) => boolean): number {
  let low = from
  let high = to
  while (low < high) {
    const middle = (low + high) >>> 1
    if (isReached(middle)) high = middle
    else low = middle + 1
  }
  return low
}
