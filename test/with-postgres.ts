import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { memoryFolder } from './support/memory-folder.ts'
import { clusterSkipReason, openCluster } from './support/own-cluster.ts'

/**
 * Runs a program, named by the arguments, with `TEST_DATABASE_URL`: the one that is set, else the address of a
 * PostgreSQL server of its own. Without PostgreSQL the program runs without. Temporary files are in memory where there
 * is room. Exits with the program's code.
 */
const folder = mkdtempSync(join(memoryFolder(), 'shop-tests-'))
// As root, PostgreSQL is run as another user.
chmodSync(folder, 0o755)
const given = process.env.TEST_DATABASE_URL
const server = given || clusterSkipReason !== null ? null : await openCluster({ home: folder, fsync: 'on' })
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
  env: { ...process.env, TMPDIR: folder, ...(url ? { TEST_DATABASE_URL: url } : {}) },
})
const [code] = (await once(program, 'exit')) as [number | null]
await server?.close()
rmSync(folder, { recursive: true, force: true })
sayWhatIsMissing()
process.exitCode = code ?? 1
