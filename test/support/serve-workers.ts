import { fileURLToPath } from 'node:url'
import { readConfig } from '../../src/server/config.ts'
import { runPrimary } from '../../src/server/processes/run-primary.ts'

/** Runs the API in several processes; the first argument says in how many. */
await runPrimary(readConfig(), Number(process.argv[2]), fileURLToPath(new URL('./serve-shop.ts', import.meta.url)))
