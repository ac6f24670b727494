import { useRef, useState } from 'react'

interface Run {
  action: () => Promise<unknown>
  onError: (error: unknown) => void
  setBusy: (isBusy: boolean) => void
}

/** Runs an action unless one holds the lock; the lock and the busy state end with it, however it ends. */
export async function runExclusively(lock: { isHeld: boolean }, { action, onError, setBusy }: Run): Promise<void> {
  if (lock.isHeld) return
  lock.isHeld = true
  setBusy(true)
  try {
    await action()
  } catch (error) {
    onError(error)
  } finally {
    lock.isHeld = false
    setBusy(false)
  }
}

/**
 * An action that runs one at a time: calls while it runs do nothing.
 * @param onError gets what the action throws; `useErrorToast` shows it in a toast
 */
export function useAsyncAction<Args extends readonly unknown[]>(
  action: (...args: Args) => Promise<unknown>,
  onError: (error: unknown) => void,
) {
  const [isBusy, setBusy] = useState(false)
  const lock = useRef({ isHeld: false })
  const run = (...args: Args): void => {
    void runExclusively(lock.current, { action: () => action(...args), onError, setBusy })
  }
  return { isBusy, run }
}
