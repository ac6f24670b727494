import { fileURLToPath } from 'node:url'
import { run } from './run.ts'

await run(fileURLToPath(import.meta.url))
