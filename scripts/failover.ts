import { runSteps } from './run-steps.ts'

process.exitCode = (await runSteps([{ name: 'a primary that is killed', command: ['test/soak/failover.ts'] }])) ? 0 : 1
