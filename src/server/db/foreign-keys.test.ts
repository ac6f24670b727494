import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'

/** Their rows are never deleted, and no list is read by them. */
const KEPT = ['staff', 'products', 'transfers', 'prescriptions', 'prescription_versions', 'vault_keys', 'vault_records']

let shop: TestShop
beforeAll(async () => {
  shop = await createTestShop()
})
afterAll(() => shop.close())

test('an index finds the rows that belong to a row', async () => {
  const { rows } = await shop.database.execute(
    `select key.conrelid::regclass::text || ': ' || pg_get_constraintdef(key.oid) as unindexed
     from pg_constraint key
     where key.contype = 'f' and key.connamespace = 'public'::regnamespace
       and key.confrelid::regclass::text <> all($1)
       and not exists (
         select from pg_index i
         where i.indrelid = key.conrelid
           and (i.indkey::int2[])[0:cardinality(key.conkey) - 1] @> key.conkey
           and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) ~ '^\\(\\w+ IS NOT NULL\\)$'))`,
    [KEPT],
  )
  expect(rows).toEqual([])
})
