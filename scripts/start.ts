import { buildStorefront } from './build.ts'

buildStorefront()
await import('../src/server/main.ts')
