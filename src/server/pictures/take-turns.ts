import { ShopError } from '../../contract/errors.ts'

/**
 * Runs work one at a time, since each piece needs much memory.
 * @param mostWaiting more are refused with `busy`
 */
export function createTurns(mostWaiting: number) {
  let waiting = 0
  let last: Promise<unknown> = Promise.resolve()
  return <T>(work: () => Promise<T>): Promise<T> => {
    if (waiting >= mostWaiting) return Promise.reject(new ShopError('busy'))
    waiting++
    const turn = last.then(work).finally(() => {
      waiting--
    })
    last = turn.catch(() => {})
    return turn
  }
}
