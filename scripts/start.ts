import { buildFrontEnds } from './build.ts'

buildFrontEnds()
await import('../src/server/main.ts')
