import { runSteps } from './run-steps.ts'

/** Measures the mirror; what follows on the command line is the measure's own. */
const asked = process.argv.slice(2)
process.exitCode = runSteps([{ name: 'the mirror', command: ['bench/try-on/check.ts', ...asked] }]) ? 0 : 1
