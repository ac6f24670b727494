import { runSteps } from './run-steps.ts'

const options = process.argv.slice(2)
process.exitCode = runSteps([{ name: 'speed', command: ['bench/speed/check.ts', ...options] }]) ? 0 : 1
