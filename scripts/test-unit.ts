import { runSteps } from './run-steps.ts'

const args = process.argv.slice(2)
const command = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', ...args] as const
process.exitCode = (await runSteps([{ name: 'unit tests', command: [...command] }])) ? 0 : 1
