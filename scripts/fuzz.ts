import { buildAll } from './build.ts'
import { runSteps } from './run-steps.ts'

await buildAll()
// On PostgreSQL where a server is named, else on PGlite.
const env = { TEST_DATABASE_KIND: process.env.TEST_DATABASE_URL ? 'postgres' : 'pglite' }
const command = ['test/fuzz/fuzz.ts', ...process.argv.slice(2)] as const
process.exitCode = (await runSteps([{ name: 'hostile requests', command, env }])) ? 0 : 1
