import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { HEAD_WIDTHS_MM, type HeadName } from '../../src/domain/fitting/limestone-heads.ts'
import { writeGlb } from '../geometry/write-glb.ts'
import { runBlender } from '../renders/blender.ts'
import { buildHead } from './build-head.ts'
import type { Surface } from './subdivide.ts'

const SCRIPT = fileURLToPath(new URL('../blender/carve_head.py', import.meta.url))
/** Curls stay round in cells of this size. */
const CELL = { final: 0.7, draft: 1.2 } as const
const PAINTED = ['lips', 'fillet', 'jewels']

/** Where heads and their bare pictures are kept between commands, because carving one takes minutes. */
export const headCache = (): string => join(tmpdir(), 'elegance-heads')

/** Joins a head's parts into one block, or takes it from the cache. Returns the path of its .blend file. */
export async function carveHead(canonical: Surface, name: HeadName, draft: boolean): Promise<string> {
  const glb = writeGlb(
    buildHead(canonical, name, HEAD_WIDTHS_MM[name]).map((part) => ({ ...part, material: 'body' as const })),
  )
  const job = { cellMm: CELL[draft ? 'draft' : 'final'], smoothing: draft ? 2 : 4, painted: PAINTED }
  const hash = createHash('sha256').update(glb).update(JSON.stringify(job)).digest('hex').slice(0, 16)
  const base = join(headCache(), `${name}-${hash}`)
  if (existsSync(`${base}.blend`)) return `${base}.blend`
  mkdirSync(headCache(), { recursive: true })
  writeFileSync(`${base}.glb`, glb)
  writeFileSync(`${base}.json`, JSON.stringify({ ...job, glb: `${base}.glb`, blend: `${base}.blend` }))
  await runBlender(`${base}.json`, () => {}, SCRIPT)
  return `${base}.blend`
}
