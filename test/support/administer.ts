import pg from 'pg'

/** Runs one administrative statement on the PostgreSQL server at `url`. */
export async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}
