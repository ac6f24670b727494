import pg from 'pg'

export const administer = (url: string, statement: string): Promise<void> =>
  connected(url, async (client) => {
    await client.query(statement)
  })

/** Each makes PostgreSQL write what all databases have changed since the one before. */
export const dropDatabases = (url: string, names: readonly string[]): Promise<void> =>
  connected(url, async (client) => {
    for (const name of names) await client.query(`drop database if exists ${name} with (force)`)
  })

export const listDatabases = (url: string, prefix: string): Promise<string[]> =>
  connected(url, async (client) => {
    const query = 'select datname as name from pg_database where starts_with(datname, $1)'
    const { rows } = await client.query<{ name: string }>(query, [prefix])
    return rows.map(({ name }) => name)
  })

async function connected<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return work(client).finally(() => client.end())
}
