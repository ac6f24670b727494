import { AsyncLocalStorage } from 'node:async_hooks'

const scope = new AsyncLocalStorage<string>()

/** Runs `work`, and whatever it starts, as a part of the request with this id: log lines and jobs carry it. */
export const withRequestId = <T>(id: string, work: () => T): T => scope.run(id, work)

export const currentRequestId = (): string | undefined => scope.getStore()
