import { createHash } from 'node:crypto'
import type { CatalogueFile } from './catalog-index/saved-catalogue.ts'
import type { Config } from './config.ts'
import type { Database } from './db/connect.ts'
import type { ImageManifest } from './images/image-manifest.ts'

/** Where the built server keeps a large catalogue; from its sources, whose texts change, it keeps none. */
export async function fileOfCatalogue(
  { catalogueFile, databaseUrl }: Pick<Config, 'catalogueFile' | 'databaseUrl'>,
  database: Database,
  { variants, models }: ImageManifest,
): Promise<CatalogueFile | null> {
  const build = import.meta.url
  if (build.endsWith('.ts')) return null
  const { rows } = await database.execute('select oid::text from pg_database where datname = current_database()')
  const pictures = variants.slugs.map((slug) => [
    variants.find(slug),
    variants.findWorn(slug),
    variants.previewOf(slug),
  ])
  const parts = JSON.stringify([build, databaseUrl ?? '', rows, pictures, [...models.files.keys()]])
  return { path: catalogueFile, key: createHash('sha256').update(parts).digest('base64url') }
}
