import { execFile } from 'node:child_process'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLastingDatabase } from '../../../test/support/shop-process.ts'
import { openShop } from '../open-shop.ts'
import { listStaff } from './edit-staff.ts'
import { getInvitation } from './invitations.ts'

const ROOT = new URL('../../../', import.meta.url)

let place: Awaited<ReturnType<typeof createLastingDatabase>>
beforeAll(async () => {
  place = await createLastingDatabase()
})
afterAll(() => place.remove())

/** Runs the command on a shop of its own, as in production: without demo data. */
function run(...args: string[]): Promise<{ status: number; text: string }> {
  const { LOG_LEVEL: _, ...common } = place.env
  const env = { ...common, NODE_ENV: 'production', PUBLIC_ORIGIN: 'https://eyewear.example' }
  return new Promise((resolve) => {
    execFile(process.execPath, ['scripts/staff.ts', ...args], { cwd: ROOT, env }, (error, stdout, stderr) =>
      resolve({ status: error === null ? 0 : Number(error.code), text: stdout + stderr }),
    )
  })
}

test('the first owner is added on the server, by a link for one use', async () => {
  const added = await run('add', 'Owner@example.com', '--role', 'owner', '--name', 'Andri')
  expect(added.status, added.text).toBe(0)
  const token = /^https:\/\/eyewear\.example\/admin\/invitation\/([\w-]{43})$/m.exec(added.text)?.[1] ?? ''
  const { shop, close } = await openShop({ ...place.config, seedsDemoData: false })
  expect(await getInvitation(shop, token)).toEqual({ name: 'Andri', email: 'owner@example.com', role: 'owner' })
  // There is no demo staff in production.
  expect(await listStaff(shop.db)).toHaveLength(1)
  await close()
}, 240_000)

test('wrong arguments are answered by the usage', async () => {
  const { status, text } = await run('add', 'a@example.com', '--role', 'king')
  expect([status, text.startsWith('usage:')]).toEqual([2, true])
})
