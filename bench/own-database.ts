import { administer } from '../test/support/administer.ts'

const SERVER = process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres'

/** An empty database on the PostgreSQL of the tests; `remove` deletes it. */
export async function createOwnDatabase(name: string) {
  const own = `shop_bench_${name}_${process.pid}`
  await administer(SERVER, `create database ${own}`)
  const address = new URL(SERVER)
  address.pathname = `/${own}`
  return {
    url: address.href,
    run: (statement: string) => administer(address.href, statement),
    remove: () => administer(SERVER, `drop database if exists ${own} with (force)`),
  }
}
