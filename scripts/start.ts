import { buildAll } from './build.ts'

await buildAll()
await import('./serve.mjs')
