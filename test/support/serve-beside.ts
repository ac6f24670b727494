import { fileURLToPath } from 'node:url'
import { readConfig } from '../../src/server/config.ts'
import { exitOnUncaught } from '../../src/server/log/exit-on-uncaught.ts'
import { serve } from '../../src/server/serve.ts'
import { work } from '../../src/server/work.ts'
import { retriedSoon } from './retried-soon.ts'

/** Serves the API with the jobs in a process beside, as `npm start` does on PostgreSQL. */
exitOnUncaught()
const config = readConfig()
if (config.role === 'work')
  await work(config, { timing: { heartbeatSeconds: 10, monitorSeconds: 1 }, adapt: retriedSoon })
else {
  await serve(config, { program: fileURLToPath(import.meta.url) })
  process.stdout.write(`process ${process.pid}\nport ${config.port}\n`)
}
