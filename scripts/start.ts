import { buildAll } from './build.ts'

buildAll()
await import('./serve.mjs')
