import { pathToFileURL } from 'node:url'
import { runSteps, type Step } from './run-steps.ts'

export const CHECKS: readonly Step[] = [
  { name: 'types', command: ['node_modules/typescript/bin/tsc', '--noEmit'] },
  { name: 'style', command: ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.'] },
  { name: 'boundaries', command: ['scripts/check-boundaries.ts'] },
  { name: 'words', command: ['scripts/check-words.ts'] },
  { name: 'dependencies', command: ['scripts/check-dependencies.ts'] },
  { name: 'unused code', command: ['node_modules/knip/bin/knip.js'] },
]

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) process.exitCode = (await runSteps([CHECKS])) ? 0 : 1
