import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PartsReader, PartsWriter } from '../../src/server/catalog-index/parts-file.ts'

/** What `load` reads of the file that `save` writes. */
export function savedAndLoaded<Loaded>(save: (to: PartsWriter) => void, load: (from: PartsReader) => Loaded): Loaded {
  const folder = mkdtempSync(join(tmpdir(), 'shop-parts-'))
  try {
    const path = join(folder, 'parts')
    const to = new PartsWriter(path)
    save(to)
    to.end()
    to.close()
    const from = new PartsReader(path, statSync(path).size)
    const loaded = load(from)
    from.close()
    return loaded
  } finally {
    rmSync(folder, { recursive: true })
  }
}
