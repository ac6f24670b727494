import { expect, test } from 'vitest'
import { unbuiltStorefront } from '../../../test/support/storefront.ts'
import { createTestShop } from '../../../test/support/test-shop.ts'

const manifest = {
  ...unbuiltStorefront.manifest,
  'src/component-gallery/entry-component-gallery.tsx': { file: 'assets/showroom.js' },
}
const front = () => ({ storefront: { ...unbuiltStorefront, manifest }, assets: () => undefined })

test('the showroom is open while the shop is being built, and absent in production', async () => {
  for (const [isProduction, status] of [
    [false, 200],
    [true, 404],
  ] as const) {
    const shop = await createTestShop({ config: { isProduction }, front })
    const response = await shop.visitor().send('/dev/ui')
    expect(response.status).toBe(status)
    expect((await response.text()).includes('showroom.js')).toBe(!isProduction)
    await shop.close()
  }
})
