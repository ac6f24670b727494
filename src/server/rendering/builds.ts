import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** What is built: the storefront, the back office or the server. */
export type BuildName = FrontEnd | 'server'
type FrontEnd = 'storefront' | 'admin'

/** The builds in `dist` by what they are of: names of folders, the current one first, then the ones before. */
export type Builds = Readonly<Record<BuildName, readonly string[]>>

/** Replaced as a whole, so whoever reads it sees the old list or the new one. */
export const BUILDS_FILE = 'builds.json'

const NONE: Builds = { storefront: [], admin: [], server: [] }

/** @param dist the folder of the builds, ending with a slash */
export function readBuilds(dist: URL): Builds {
  try {
    return { ...NONE, ...JSON.parse(readFileSync(new URL(BUILDS_FILE, dist), 'utf8')) }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    return NONE
  }
}

/**
 * The folder of the current build, ending with a slash; in it `client` has what browsers load.
 * @throws Error when the front end has not been built
 */
export function currentBuild(dist: URL, frontEnd: FrontEnd): URL {
  const [name] = readBuilds(dist)[frontEnd]
  if (name === undefined) throw new Error(`the front end ${frontEnd} is not built: run \`npm run build\``)
  return new URL(`${name}/`, dist)
}

/** Lists the folders that browsers load from, of all builds but those listed before. */
export function createBuildLister(dist: URL, frontEnd: FrontEnd): () => string[] {
  const listed = new Set<string>()
  return () => {
    const added = readBuilds(dist)[frontEnd].filter((name) => !listed.has(name))
    for (const name of added) listed.add(name)
    return added.map((name) => fileURLToPath(new URL(`${name}/client`, dist)))
  }
}
