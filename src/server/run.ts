import cluster from 'node:cluster'
import { readConfig } from './config.ts'
import { exitOnUncaught } from './log/exit-on-uncaught.ts'
import { runPrimary } from './processes/run-primary.ts'
import { readWorkerCount } from './processes/worker-count.ts'
import { PROJECT } from './project-folder.ts'
import { loadStorefrontBundle } from './rendering/storefront-bundle.ts'
import { serve } from './serve.ts'
import { work } from './work.ts'

/**
 * Runs the shop until a signal ends it: serves, runs the jobs, or both, as ROLE says.
 *
 * @param program the file that calls this, for further processes
 */
export async function run(program: string): Promise<void> {
  const config = readConfig()
  const workers = cluster.isWorker ? 0 : workerCount()
  exitOnUncaught()
  if (workers > 0) await runPrimary(config, workers, program)
  else if (config.role === 'work') await work(config)
  else await serve(config, { loadStorefront: () => loadStorefrontBundle(new URL('dist/', PROJECT)), program })

  function workerCount(): number {
    try {
      return readWorkerCount(process.argv.slice(2), config)
    } catch (error) {
      console.error((error as Error).message)
      process.exit(1)
    }
  }
}
