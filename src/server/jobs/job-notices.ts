import { afterCommit } from '../db/after-commit.ts'
import type { Database, Db } from '../db/database.ts'

const CHANNEL = 'jobs'

/** Tells the workers of a queue, once `db` has committed, that a job of theirs is due. Without it they find it later. */
export const tellWorkers = ({ notify }: Pick<Database, 'notify'>, db: Db, queue: string): void =>
  afterCommit(db, () => notify(CHANNEL, queue))

/**
 * @param wake is called for each queue with a job that is due, and for all where notifications may have been lost
 * @returns stops it
 */
export const listenForJobs = (
  { listen }: Pick<Database, 'listen'>,
  queues: readonly string[],
  wake: (queue: string) => void,
): Promise<() => Promise<void>> => listen(CHANNEL, wake, () => queues.forEach(wake))
