import type { Worker } from 'node:cluster'
import { fileURLToPath } from 'node:url'
import { expect, test, vi } from 'vitest'
import { createLog } from '../log/create-log.ts'
import { JobProcess } from './job-process.ts'

const PROGRAM = fileURLToPath(new URL('../../../test/support/idle-job-process.ts', import.meta.url))

const WAIT = { timeout: 20_000, interval: 20 }

test('of several processes of the jobs that start at once, one stays', async () => {
  const started: Worker[] = []
  const jobs = new JobProcess({
    program: PROGRAM,
    log: createLog('silent'),
    onStart: (worker) => started.push(worker),
  })
  // While the first one starts, as after a death, two are asked for.
  await Promise.all([jobs.restart(), jobs.restart()])
  await vi.waitUntil(() => started.length === 3 && started.filter((worker) => !worker.isDead()).length === 1, WAIT)
  expect(jobs.working).toEqual(started.filter((worker) => !worker.isDead()))
  await jobs.close()
  expect(started.every((worker) => worker.isDead())).toBe(true)
}, 30_000)
