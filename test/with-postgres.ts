import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { clusterSkipReason, openCluster } from './support/own-cluster.ts'

/**
 * Runs a program, named by the arguments, with `TEST_DATABASE_URL`: the one that is set, else the address of a
 * PostgreSQL server of its own. Without PostgreSQL the program runs without. Exits with the program's code.
 */
const given = process.env.TEST_DATABASE_URL
const server = given || clusterSkipReason !== null ? null : await openCluster({ fsync: 'on' })
const url = server?.url ?? given
const sayWhatIsMissing = () => {
  if (!url)
    console.log(`SKIPPED: integration tests on PostgreSQL, as ${clusterSkipReason} and TEST_DATABASE_URL is not set.`)
}
// Ctrl+C reaches the program, too. The server ends after it.
process.on('SIGINT', () => {})
sayWhatIsMissing()
const program = spawn(process.execPath, process.argv.slice(2), {
  stdio: 'inherit',
  env: { ...process.env, ...(url ? { TEST_DATABASE_URL: url } : {}) },
})
const [code] = (await once(program, 'exit')) as [number | null]
await server?.close()
sayWhatIsMissing()
process.exitCode = code ?? 1
