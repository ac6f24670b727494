import { runSteps } from './run-steps.ts'

/** Passes its options on to the bench. */
const options = process.argv.slice(2)
process.exitCode = runSteps([{ name: 'the mirror', command: ['bench/try-on/check.ts', ...options] }]) ? 0 : 1
