import cluster from 'node:cluster'
import { fileURLToPath } from 'node:url'
import { readConfig } from './config.ts'
import { exitOnUncaught } from './log/exit-on-uncaught.ts'
import { runPrimary } from './processes/run-primary.ts'
import { readWorkerCount } from './processes/worker-count.ts'
import { loadStorefrontBundle } from './rendering/storefront-bundle.ts'
import { serve } from './serve.ts'

const config = readConfig()
const workers = cluster.isWorker ? 0 : workerCount()
exitOnUncaught()
if (workers > 0) await runPrimary(config, workers, fileURLToPath(import.meta.url))
else await serve(config, () => loadStorefrontBundle(new URL('../../dist/', import.meta.url)))

function workerCount(): number {
  try {
    return readWorkerCount(process.argv.slice(2), config)
  } catch (error) {
    console.error((error as Error).message)
    process.exit(1)
  }
}
