import { expect, test } from 'vitest'
import { createTestShop } from '../../../test/support/test-shop.ts'
import { transaction } from '../db/connect.ts'
import { takeNumber } from './next-number.ts'

test('a hundred documents at once, of which twenty are rolled back, leave no gap and give no number twice', async () => {
  const { shop, close } = await createTestShop()
  try {
    const taken: string[] = []
    const tasks = Array.from({ length: 100 }, (_, index) =>
      transaction(shop, async (shop) => {
        const { number } = await takeNumber(shop, 'invoice', '2026-11-22')
        await new Promise((resolve) => setTimeout(resolve, Math.random() * 3))
        if (index % 5 === 0) throw new Error('rolled back')
        return number
      }).then((number) => taken.push(number)),
    )
    const failed = (await Promise.allSettled(tasks)).filter(({ status }) => status === 'rejected')
    expect(failed).toHaveLength(20)
    const expected = Array.from({ length: 80 }, (_, index) => `INV-2026-${String(index + 1).padStart(6, '0')}`)
    expect(taken.toSorted()).toEqual(expected)
    const [first, other] = await Promise.all([
      transaction(shop, (shop) => takeNumber(shop, 'credit_note', '2026-11-22')),
      transaction(shop, (shop) => takeNumber(shop, 'invoice', '2027-01-01')),
    ])
    expect([first.number, other.number]).toEqual(['CRN-2026-000001', 'INV-2027-000001'])
  } finally {
    await close()
  }
})
