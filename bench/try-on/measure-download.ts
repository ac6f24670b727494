import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { max, type Row } from './result-table.ts'

const FIRST_USE_FILES =
  /^(litert-worker|litert-tracker|litert_wasm_internal|model-(detector|landmarks|mesh)|painter-3d)-/

/** The transferred size of the first use, and of the heaviest model. */
export function measureDownload(assets: string, models: string): Row[] {
  const files = readdirSync(assets)
  const needed = files.filter((name) => FIRST_USE_FILES.test(name) && name.endsWith('.br'))
  const weightOf = (isCounted: (name: string) => boolean) =>
    files.filter(isCounted).reduce((sum, name) => sum + statSync(join(assets, name)).size, 0) / 1e6
  const megabytes = weightOf((name) => needed.includes(name))
  const heaviest = max(
    readdirSync(models)
      .filter((name) => name.endsWith('-mirror.glb'))
      .map((name) => brotliCompressSync(readFileSync(join(models, name))).length / 1024),
  )
  const irises = weightOf((name) => /^model-irises-.*\.br$/.test(name))
  const hands = weightOf((name) => /^model-(palms|hands)-.*\.br$/.test(name))
  return [
    {
      name: 'download of the first use',
      target: '≤ 4.2 MB',
      measured: `${megabytes.toFixed(2)} MB in ${needed.length} files`,
      isMet: needed.length > 5 && megabytes <= 4.2,
    },
    {
      name: 'eye model, on request',
      target: '≤ 5.1 MB more',
      measured: `${irises.toFixed(2)} MB`,
      isMet: irises > 0 && irises <= 5.1,
    },
    {
      name: 'models of hands, after a face was found',
      target: '≤ 3.6 MB more',
      measured: `${hands.toFixed(2)} MB`,
      isMet: hands > 0 && hands <= 3.6,
    },
    { name: 'heaviest model', target: '≤ 120 KB', measured: `${heaviest.toFixed(0)} KB`, isMet: heaviest <= 120 },
  ]
}
