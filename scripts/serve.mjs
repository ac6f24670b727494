// Runs the built server. Plain JavaScript, since a start would wait longer for the removal of types than for the rest.
import { readFileSync } from 'node:fs'
import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

const dist = new URL('../dist/', import.meta.url)
const {
  server: [build],
} = JSON.parse(readFileSync(new URL('builds.json', dist), 'utf8'))
// Where the folder cannot be written to, everything is compiled at each start.
enableCompileCache(fileURLToPath(new URL(`${build}/compiled`, dist)))
process.setSourceMapsEnabled(true)
const { run } = await import(new URL(`${build}/run.js`, dist).href)
await run(fileURLToPath(import.meta.url))
