import pg from 'pg'

export async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

export const dropDatabase = (url: string, name: string): Promise<void> =>
  administer(url, `drop database if exists ${name} with (force)`)
