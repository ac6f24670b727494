import { runSteps } from './run-steps.ts'

const command = ['test/soak/soak.ts', '--write', ...process.argv.slice(2)] as const
process.exitCode = (await runSteps([{ name: 'a shop while everything around it fails', command }])) ? 0 : 1
