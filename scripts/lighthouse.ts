import { runSteps } from './run-steps.ts'

const options = process.argv.slice(2)
process.exitCode = (await runSteps([{ name: 'speed', command: ['bench/speed/check.ts', ...options] }])) ? 0 : 1
