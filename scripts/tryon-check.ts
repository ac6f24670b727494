import { runSteps } from './run-steps.ts'

const options = process.argv.slice(2)
process.exitCode = (await runSteps([{ name: 'virtual try-on', command: ['bench/try-on/check.ts', ...options] }]))
  ? 0
  : 1
