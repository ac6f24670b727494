import { writeReliability } from '../../scripts/report-part.ts'
import { clusterSkipReason } from '../support/own-cluster.ts'
import { pgbouncerSkipReason } from '../support/pgbouncer.ts'
import { type FailOver, failOver } from './fail-over.ts'
import { failoverPart } from './failover-part.ts'
import { printLedger } from './print-tables.ts'

/** Kills the primary below a shop that takes orders, without and with PgBouncer, and writes what the ledger says. */
const MOST_MS = 30_000
if (clusterSkipReason !== null) process.exit(1)
const runs: { name: string; run: FailOver }[] = []
for (const isPooled of pgbouncerSkipReason === null ? [false, true] : [false]) {
  const name = isPooled ? 'behind PgBouncer' : 'two servers in DATABASE_URL'
  const run = await failOver({ isPooled })
  runs.push({ name, run })
  console.log(`${name}: ${run.withoutServiceMs / 1000} s without service, ${run.outages} calls were answered 503`)
  printLedger(run.lines)
}
writeReliability('Failover', failoverPart(runs))
const isSound = runs.every(
  ({ run }) => run.withoutServiceMs <= MOST_MS && run.lines.every(({ faults }) => faults.length === 0),
)
process.exitCode = isSound ? 0 : 1
