import { readConfig } from '../src/server/config.ts'
import { examine } from '../src/server/doctor/examine.ts'
import { type Finding, unsafe } from '../src/server/doctor/finding.ts'

/** `npm run doctor` checks a production configuration; exits with 1 where it is unsafe. `--json` is for machines. */
const LABELS: Readonly<Record<Finding['verdict'], string>> = { ok: 'OK      ', warning: 'warning ', unsafe: 'UNSAFE  ' }
const isForMachines = process.argv.includes('--json')
const findings = await examineConfig()
const count = (verdict: Finding['verdict']) => findings.filter((one) => one.verdict === verdict).length

if (isForMachines) console.log(JSON.stringify({ isSafe: count('unsafe') === 0, findings }))
else {
  for (const { verdict, says } of findings) console.log(LABELS[verdict] + says)
  console.log(`${count('ok')} OK, ${count('warning')} warnings, ${count('unsafe')} unsafe.`)
}
process.exitCode = count('unsafe') === 0 ? 0 : 1

async function examineConfig(): Promise<Finding[]> {
  try {
    return await examine(readConfig())
  } catch (error) {
    return [unsafe('configuration', error instanceof Error ? error.message : String(error))]
  }
}
