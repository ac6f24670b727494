/** Which database the stories run on in this project of the test run, and where the PostgreSQL server is. */
export const isOnPostgres = process.env.STORY_DATABASE === 'postgres'
export const postgresUrl = process.env.TEST_DATABASE_URL ?? ''
/** Where programs are found, for tests that start one. */
export const searchPath = process.env.PATH ?? ''

/** The address of a database of that name on the PostgreSQL server. */
export function databaseUrl(name: string): string {
  const url = new URL(postgresUrl)
  url.pathname = `/${name}`
  return url.href
}
