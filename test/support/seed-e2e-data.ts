import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openFreshShop } from '../../scripts/fresh-shop.ts'
import type { Product } from '../../src/contract/catalog.ts'
import { demoStaff } from './staff.ts'

/** What many tests order; the tests of a worker share a shop, and would sell it out. */
const ORDERED_OFTEN = ['silk-cord-navy', 'ledra-panto-black']

/** Seeds the demo data once; every worker's shop starts with a copy. Workers inherit the environment. */
export default async function seedE2eData(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'e2e-demo-data-'))
  const data = join(folder, 'data')
  const shop = await openFreshShop({ DATA_FOLDER: data })
  await bookDelivery(shop.origin)
  await shop.close()
  process.env.E2E_DEMO_DATA = data
  return () => rm(folder, { recursive: true, force: true })
}

/** A hundred pieces of each at Nicosia. */
async function bookDelivery(origin: string): Promise<void> {
  const { email, password } = demoStaff('assistant')
  const signedIn = await post(`${origin}/api/admin/sign-in`, { email, password })
  const cookie = signedIn.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
  const lines = await Promise.all(
    ORDERED_OFTEN.map(async (slug) => {
      const { id } = (await (await fetch(`${origin}/api/products/${slug}`)).json()) as Product
      return { productId: id, quantity: 100 }
    }),
  )
  await post(`${origin}/api/admin/stock/deliveries`, { requestKey: randomUUID(), store: 'nicosia', lines }, { cookie })
}

async function post(url: string, body: object, headers: Record<string, string> = {}): Promise<Response> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`)
  return answer
}
