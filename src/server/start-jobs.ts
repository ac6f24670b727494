import { jobHandlers } from './job-handlers.ts'
import { startWorkers } from './jobs/start-workers.ts'
import { combineFamilies, type Family } from './metrics/families.ts'
import type { OpenShop } from './open-shop.ts'
import { JobProcess } from './processes/job-process.ts'
import { createReports } from './processes/reports.ts'

type ReadFigures = () => Promise<Family[]>

interface Jobs {
  close(): Promise<void>
  /** Adds the figures of a process beside to those of this one. */
  withFigures(read: ReadFigures): ReadFigures
}

/**
 * Runs the jobs of a process that serves: not at all where ROLE is `serve`, else in a process beside.
 *
 * @param program runs the process beside; without it, and on PGlite, the jobs run in this process
 */
export function startJobs(open: OpenShop, program: string | undefined): Jobs | undefined {
  const { config, log } = open.shop
  if (config.role === 'serve') return undefined
  if (program === undefined || open.database.kind === 'pglite') {
    return { ...startWorkers(open, jobHandlers(open.shop)), withFigures: (read) => read }
  }
  const reports = createReports(() => beside.working)
  const beside = new JobProcess({ program, log, onStart: reports.watch })
  return {
    close: () => beside.close(),
    withFigures: (read) => async () => combineFamilies(await Promise.all([read(), reports.read()])),
  }
}
