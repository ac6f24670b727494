import { expect, test } from 'vitest'
import { unbuiltStorefront } from '../../../test/support/storefront.ts'
import { createTestShop } from '../../../test/support/test-shop.ts'

const manifest = {
  ...unbuiltStorefront.manifest,
  'src/component-gallery/entry-component-gallery.tsx': { file: 'assets/showroom.js' },
}
const front = () => ({ storefront: { ...unbuiltStorefront, manifest }, assets: () => undefined })

test.each([
  [{}, 200],
  [{ isProduction: true }, 404],
  [{ publicOrigin: 'https://preview.example' }, 404],
])('the showroom of a shop with %j answers %i', async (config, status) => {
  const shop = await createTestShop({ config, bundle: front })
  const response = await shop.visitor().send('/dev/ui')
  expect(response.status).toBe(status)
  expect((await response.text()).includes('showroom.js')).toBe(status === 200)
  await shop.close()
})
