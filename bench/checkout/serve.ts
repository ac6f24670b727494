import { fileURLToPath } from 'node:url'
import { readConfig } from '../../src/server/config.ts'
import { serve } from '../../src/server/serve.ts'
import { work } from '../../src/server/work.ts'

/** Serves the API; with the argument `beside`, the jobs run in a process beside. */
const config = readConfig()
if (config.role === 'work') await work(config)
else await serve(config, process.argv[2] === 'beside' ? { program: fileURLToPath(import.meta.url) } : {})
