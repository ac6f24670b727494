/** Which database the integration tests of this Vitest project use, and where the PostgreSQL server is. */
export const isOnPostgres = process.env.TEST_DATABASE_KIND === 'postgres'
export const postgresUrl = process.env.TEST_DATABASE_URL ?? ''
export const searchPath = process.env.PATH ?? ''

export function databaseUrl(name: string): string {
  const url = new URL(postgresUrl)
  url.pathname = `/${name}`
  return url.href
}
