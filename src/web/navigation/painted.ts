/** A hidden tab paints nothing. */
const MAX_WAIT_MS = 100

/** Settles once the browser has painted what has changed so far. */
export const painted = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, MAX_WAIT_MS)
  })
