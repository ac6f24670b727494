import { createHash } from 'node:crypto'
import type { Logger } from 'pino'
import { createSynonyms } from '../domain/search/synonyms.ts'
import { type Catalogue, openCatalogue } from './catalog-index/catalogue.ts'
import type { CatalogueFile } from './catalog-index/saved-catalogue.ts'
import type { Config } from './config.ts'
import type { Database } from './db/connect.ts'
import type { ImageManifest } from './images/image-manifest.ts'
import type { Settings } from './settings/settings.ts'

interface CatalogueParts {
  config: Config
  database: Database
  images: ImageManifest
  settings: Settings
  log: Logger
}

/** Opens the catalogue, which searches with the words of the settings. */
export async function openShopCatalogue(parts: CatalogueParts): Promise<Catalogue> {
  const { config, database, images, settings, log } = parts
  const catalogue = await openCatalogue(database, images, {
    rereadMs: config.catalogueRereadMs,
    file: await fileOfCatalogue(config, database, images),
    onFileError: (err) => log.warn({ err }, 'the catalogue could not be kept in a file; the next start reads it all'),
    onError: (err, retryInMs) => log.error({ err, retryInMs }, 'reading the catalogue failed; it is tried again'),
  })
  keepSynonyms(settings, catalogue)
  return catalogue
}

/** Gives the catalogue the words that mean the same, whenever the settings change them. */
function keepSynonyms(settings: Settings, catalogue: Pick<Catalogue, 'replaceSynonyms'>): void {
  let known = ''
  const use = () => {
    const { synonyms } = settings.current().search
    const text = synonyms.join('\n')
    if (text !== known) catalogue.replaceSynonyms(createSynonyms(synonyms.map((words) => ({ words }))))
    known = text
  }
  use()
  settings.onChange(use)
}

/** Where the built server keeps a large catalogue; from its sources, whose texts change, it keeps none. */
async function fileOfCatalogue(
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
