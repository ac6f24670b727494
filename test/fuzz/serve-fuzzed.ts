import { createAdminApp } from '../../src/server/admin-app.ts'
import { createApp } from '../../src/server/app.ts'
import { readConfig } from '../../src/server/config.ts'
import { createApiDocument } from '../../src/server/http/api-docs.ts'
import { openServer } from '../../src/server/http/open-server.ts'
import { openShop } from '../../src/server/open-shop.ts'
import { readBuilds } from '../../src/server/rendering/builds.ts'
import { createRequestListener } from '../../src/server/rendering/request-listener.ts'
import { loadStorefrontBundle } from '../../src/server/rendering/storefront-bundle.ts'
import { liftCashLimits } from '../support/lift-cash-limits.ts'
import type { Question, Setting } from './fuzzed-shop.ts'
import { noteWrites } from './note-writes.ts'
import { newPerson } from './people.ts'
import { createWitness, isOfWitness } from './witness.ts'

/**
 * Serves a shop that says with each answer which rows the request changed, and answers the fuzzer's own questions over
 * the channel between their processes. Run it with `--expose-gc`. It runs no jobs: what changes is a request's doing.
 */
const config = { ...readConfig(), port: 0 }
const open = await openShop(config)
const { shop, database } = open
await liftCashLimits(shop.db).catch(() => {})
const dist = new URL('../../dist/', import.meta.url)
const hasPages = readBuilds(dist).storefront.length > 0
const { app, caches } = createApp(shop, hasPages ? await loadStorefrontBundle(dist) : undefined)
const product = shop.catalogue.findBySlug('silk-cord-navy')
if (product === null) throw new Error('the demo data has no silk-cord-navy')
const witness = await createWitness((path, init) => app.request(path, init), product.id)
const writes = await noteWrites(database, isOfWitness(witness))

const fetchNoted: typeof app.fetch = async (request, env, context) => {
  const response = await app.fetch(request, env, context)
  const noted = await writes.take()
  const headers = new Headers(response.headers)
  headers.set('X-Fuzz-Writes', JSON.stringify(noted).slice(0, 4000))
  return new Response(response.body, { status: response.status, headers })
}
const server = await openServer(createRequestListener({ fetch: fetchNoted }, config, hasPages ? caches : {}), config)

async function answer(question: Question): Promise<unknown> {
  if (question.ask === 'setting') return describeSetting()
  if (question.ask === 'person') {
    const cookie = await newPerson(shop, question.person)
    await writes.take()
    return cookie
  }
  await writes.forget()
  // The first collection runs finalizers whose memory the second frees.
  for (let times = 0; times < 2; times++) globalThis.gc?.()
  const { heapUsed, rss } = process.memoryUsage()
  return { heapUsed, rss }
}

function describeSetting(): Setting {
  const admin = createAdminApp(shop).getOpenAPI31Document({ openapi: '3.1.0', info: { title: '', version: '' } })
  return {
    documents: { public: createApiDocument(app, config.publicOrigin), admin } as unknown as Setting['documents'],
    hasPages,
    ids: witness.ids,
    tables: writes.tables,
  }
}

process.on('message', (question: Question) => {
  const send = (result: object) => process.send?.({ id: question.id, ...result })
  answer(question).then(
    (value) => send({ value }),
    (error) => send({ error: String(error) }),
  )
})
process.on('disconnect', () => process.exit(0))
process.send?.({ port: server.port })
