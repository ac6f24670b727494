import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { type Face, measureFace, read, relativeDistance } from './measure-faces.ts'
import type { Bench } from './page.ts'
import type { Copy } from './picture-copy.ts'
import { max, mean, percent, type Row } from './result-table.ts'

/** Manual marks: the middle between the eyes in pixels of the picture at 1280 px at most, and the roll in degrees. */
type Annotations = Record<string, { origin: [number, number]; rollDegrees: number }>

const COPIES: Copy[] = [
  { rollDegrees: 20 },
  { rollDegrees: -20 },
  { isMirrored: true },
  { scale: 0.5 },
  { brightness: 0.3 },
]

const DEGRADED_COPIES: Copy[] = [
  { noise: 0.1 },
  { jpegQuality: 0.25 },
  { cropped: 0.1 },
  { scale: 0.35 },
  { brightness: 0.15 },
]

export const urlOf = (picture: string) => `/faces/${encodeURIComponent(picture)}`

export async function measureFaces(page: Page, pictures: readonly string[], annotations: Annotations): Promise<Row[]> {
  const faces: Face[] = []
  for (const picture of pictures) {
    const face = measureFace(picture, await read(page, urlOf(picture)))
    if (face) faces.push(face)
    console.log(JSON.stringify(face ?? { picture, face: null }, (_, value) => rounded(value)))
  }
  const sizes = faces.map(({ eyesMm }) => eyesMm)
  const spread = Math.sqrt(mean(sizes.map((size) => (size - mean(sizes)) ** 2))) / mean(sizes)
  return [
    {
      name: 'faces found',
      target: 'all',
      measured: `${faces.length} of ${pictures.length}`,
      isMet: faces.length === pictures.length,
    },
    {
      name: 'scale spread',
      target: 'sd ≤ 4 %',
      measured: percent(spread),
      isMet: faces.length > 1 ? spread <= 0.04 : null,
    },
    ...compareWithAnnotations(faces, annotations),
  ]
}

/** The guessed ages of faces, for a person to compare with the pictures. */
export async function measureAges(page: Page, pictures: readonly string[]): Promise<Row> {
  const ages: number[] = []
  for (const picture of pictures) {
    const years = await page.evaluate(
      (url) => (window as unknown as { bench: Bench }).bench.age(url, {}),
      urlOf(picture),
    )
    if (years !== null) ages.push(years)
  }
  const measured = `${Math.min(...ages).toFixed(0)} to ${max(ages).toFixed(0)} years, of ${ages.length} faces`
  return { name: 'guessed ages; below 15 a child’s', target: '', measured, isMet: null }
}

const rounded = (value: unknown) => (typeof value === 'number' ? Math.round(value * 100) / 100 : value)

function compareWithAnnotations(faces: readonly Face[], annotations: Annotations): Row[] {
  const marked = faces.flatMap((face) => {
    const mark = annotations[face.picture]
    return mark ? [{ face, mark }] : []
  })
  if (marked.length === 0) return []
  const corners = marked.map(
    ({ face, mark }) =>
      Math.hypot(face.betweenEyes[0] - mark.origin[0], face.betweenEyes[1] - mark.origin[1]) / face.eyesPx,
  )
  const rolls = marked.map(({ face, mark }) => Math.abs(face.roll - mark.rollDegrees))
  const meanAndMax = (values: number[], format: (value: number) => string) =>
    `${format(mean(values))} / ${format(max(values))}`
  const degrees = (value: number) => `${value.toFixed(2)}°`
  const origins = marked.map(
    ({ face, mark }) => Math.hypot(face.origin[0] - mark.origin[0], face.origin[1] - mark.origin[1]) / face.eyesPx,
  )
  return [
    {
      name: 'frame origin, against the manual marks',
      target: 'mean ≤ 2.5 %, max ≤ 5 %',
      measured: meanAndMax(origins, percent),
      isMet: mean(origins) <= 0.025 && max(origins) <= 0.05,
    },
    {
      name: 'middle of the outer corners, against the manual marks',
      target: 'mean ≤ 2.5 %, max ≤ 5 %',
      measured: meanAndMax(corners, percent),
      // Marks may be of the pupils, which lie a little above the corners.
      isMet: null,
    },
    {
      name: 'roll, against the manual marks',
      target: 'mean ≤ 1.5°, max ≤ 4°',
      measured: meanAndMax(rolls, degrees),
      isMet: mean(rolls) <= 1.5 && max(rolls) <= 4,
    },
  ]
}

export async function measureNoFaces(page: Page, folder: string): Promise<Row> {
  const pictures = readdirSync(folder).flatMap((slug) =>
    readdirSync(join(folder, slug))
      // A head wears the others.
      .filter((name) => name.endsWith('-640.webp') && !name.startsWith('worn-'))
      .map((name) => `/frames/${slug}/${name}`),
  )
  let found = 0
  for (const picture of pictures) {
    if (!(await read(page, picture)).landmarks) continue
    console.log(`a face was found in ${picture}`)
    found++
  }
  return {
    name: 'faces found in pictures of frames',
    target: '0',
    measured: `${found} of ${pictures.length}`,
    isMet: found === 0,
  }
}

export async function measureCopies(page: Page, pictures: readonly string[]): Promise<Row[]> {
  const [exact, degraded] = [
    await copyDistances(page, pictures, COPIES),
    await copyDistances(page, pictures, DEGRADED_COPIES),
  ]
  return [
    {
      name: 'rolled, mirrored, halved, dimmed copies',
      target: '≤ 2 % each',
      measured: `${percent(max(exact))} at most of ${exact.length}`,
      isMet: max(exact) <= 0.02,
    },
    {
      name: 'noisy, compressed, cropped, small, dark copies',
      target: '≤ 2 % each',
      measured: `${percent(mean(degraded))} on average, ${percent(max(degraded))} at most of ${degraded.length}`,
      isMet: max(degraded) <= 0.02,
    },
  ]
}

async function copyDistances(page: Page, pictures: readonly string[], copies: readonly Copy[]): Promise<number[]> {
  const distances: number[] = []
  for (const picture of pictures) {
    const whole = measureFace(picture, await read(page, urlOf(picture)))
    if (!whole) continue
    for (const copy of copies) {
      const again = measureFace(picture, await read(page, urlOf(picture), copy), copy)
      distances.push(again ? relativeDistance(whole, again) : 1)
    }
  }
  return distances
}

/** Reads each picture again after another one; the result must not change. */
export async function measureSwitch(page: Page, pictures: readonly string[]): Promise<Row> {
  const distances: number[] = []
  for (const [i, picture] of pictures.entries()) {
    const first = measureFace(picture, await read(page, urlOf(picture)))
    await read(page, urlOf(pictures[(i + 1) % pictures.length] ?? picture), { isMirrored: true, rollDegrees: 15 })
    const again = measureFace(picture, await read(page, urlOf(picture)))
    if (first && again) distances.push(relativeDistance(first, again))
  }
  return { name: 'photo switch', target: '≤ 1 %', measured: percent(max(distances)), isMet: max(distances) <= 0.01 }
}
