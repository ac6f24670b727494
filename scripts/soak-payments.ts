import { runSteps } from './run-steps.ts'

// On PostgreSQL where a server is named, else on PGlite.
const env = { TEST_DATABASE_KIND: process.env.TEST_DATABASE_URL ? 'postgres' : 'pglite' }
const command = ['test/soak/payments.ts', ...process.argv.slice(2)] as const
process.exitCode = (await runSteps([{ name: 'payments while the bank fails and the shop is killed', command, env }]))
  ? 0
  : 1
