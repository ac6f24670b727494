import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { createSeededDatabase } from '../../../test/support/seeded-database.ts'
import { openShop } from '../open-shop.ts'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
const HEAD = 'sku,slug,name,name_el,category,brand,material,color,price'

test('`npm run import` prints its result and nothing else', async () => {
  const place = await createSeededDatabase()
  const first = await openShop(place.config)
  const known = first.shop.catalogue.findBySlug('aviator-gold')
  await first.close()
  const rows = Array.from({ length: 20 }, (_, i) =>
    [
      `IMP-${i}`,
      `imported-${i}`,
      `Imported ${i}`,
      `Νέο ${i}`,
      'accessories',
      known?.brand,
      'metal',
      'gold',
      '99.00',
    ].join(),
  )
  const file = join(tmpdir(), `import-${process.pid}-${Date.now()}.csv`)
  await writeFile(file, [HEAD, ...rows, ''].join('\n'))

  const { LOG_LEVEL: _, ...env } = place.env
  const running = spawn(process.execPath, ['scripts/import.ts', file], { cwd: ROOT, env })
  const output = { out: '', error: '' }
  running.stdout.on('data', (chunk) => {
    output.out += chunk
  })
  running.stderr.on('data', (chunk) => {
    output.error += chunk
  })
  const [status] = await once(running, 'close')
  expect({ ...output, status }).toEqual({ out: 'Done: 20 added, 0 changed, 0 unchanged.\n', error: '', status: 0 })

  const { shop, close } = await openShop(place.config)
  expect(shop.catalogue.findBySlug('imported-19')?.name).toBe('Imported 19')
  await close()
  await place.remove()
  await rm(file)
})

test('a change during shutdown leaves no error in its log', async () => {
  const place = await createSeededDatabase()
  const open = await openShop(place.config)
  const errors: unknown[] = []
  open.shop.log.error = (first: unknown) => errors.push(first)
  const { promise: notified, resolve } = Promise.withResolvers<void>()
  await open.database.listen('catalogue', () => resolve(), resolve)
  await open.database.execute("select pg_notify('catalogue', 'all')")
  await notified
  await open.close()
  expect(errors).toEqual([])
  await place.remove()
})
