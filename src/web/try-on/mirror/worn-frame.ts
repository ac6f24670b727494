import { type Group, type Material, Matrix4, Mesh, type Object3D, type Plane, Vector3 } from 'three'
import type { Adjustment } from '../../../domain/fitting/hand-adjustment.ts'
import { headMatrix } from './head-matrix.ts'
import type { Sitter } from './painter.ts'

/** Where a frame sits on the canonical head, in mm: pupils a little above the middle of the lenses, clear of the nose. */
const PUPIL_Y = 28
const PUPIL_ABOVE_DATUM = 3
const BRIDGE_Z = 57
/** How far the front leans towards the cheeks, and the plane of the ears behind which temples are not seen. */
const LEAN = 0.09
const EAR = { x: 78, y: 24, z: -36 }
/** Lamps of a studio would stand in the lenses like windows. */
const REFLEX = 0.3
const MOST_SPLAY = 0.26
const MOST_DROP = 0.2

/**
 * Makes a loaded model ready to be worn: it leans, its temples open to the head's width and drop to the ears, all but the
 * lenses cast shadows, and nothing is seen behind the ears.
 */
export function dressHead(model: Group, behindEars: Plane): void {
  const frame = model.getObjectByName('frame')
  const datumYMm = Number(frame?.userData.datumYMm ?? 0)
  model.position.set(0, PUPIL_Y - PUPIL_ABOVE_DATUM - datumYMm, BRIDGE_Z)
  model.rotation.x = LEAN
  model.updateMatrixWorld(true)
  for (const [name, side] of [
    ['temple_L', 1],
    ['temple_R', -1],
  ] as const) {
    const temple = model.getObjectByName(name)
    if (temple) openTemple(temple, side)
  }
  model.traverse((part) => {
    if (!(part instanceof Mesh)) return
    part.frustumCulled = false
    part.castShadow = !isLens(part) && !isOfTemple(part)
    for (const material of [part.material].flat() as Material[]) {
      material.clippingPlanes = [behindEars]
      if (isLens(part) && 'specularIntensity' in material) material.specularIntensity = REFLEX
    }
  })
}

function openTemple(temple: Object3D, side: 1 | -1): void {
  const hinge = temple.getWorldPosition(new Vector3())
  const back = hinge.z - EAR.z
  const splay = Math.atan2(EAR.x - Math.abs(hinge.x), back)
  const drop = Math.atan2(hinge.y - EAR.y, back) + LEAN
  temple.rotation.set(-within(drop, 0, MOST_DROP), -side * within(splay, 0, MOST_SPLAY), 0)
}

const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))

const isOfTemple = (part: Object3D): boolean =>
  part.name.startsWith('temple') || (part.parent !== null && isOfTemple(part.parent))

const isLens = (part: Mesh) => [part.material].flat().some(({ name }) => name === 'lens')

/** Where a model lies before the camera: on the head, in the sitter's scale, then moved by hand in the picture's plane. */
export function wornMatrix(sitter: Sitter, hand: Adjustment): Matrix4 {
  const { pose, width, height, scale } = sitter
  const head = headMatrix(sitter)
  const middle = new Vector3(0, PUPIL_Y, BRIDGE_Z)
  const seen = middle.clone().applyMatrix4(head)
  const mmPerPixel = -seen.z / pose.focal
  const moved = seen.clone().add(new Vector3(hand.right * width * mmPerPixel, -hand.down * height * mmPerPixel, 0))
  const size = scale * hand.scale
  return new Matrix4()
    .makeTranslation(moved)
    .multiply(new Matrix4().makeRotationZ((-hand.turn * Math.PI) / 180))
    .multiply(head.clone().setPosition(0, 0, 0))
    .multiply(new Matrix4().makeScale(size, size, size))
    .multiply(new Matrix4().makeTranslation(middle.negate()))
}

/** Keeps only what lies before the ears. */
export function cutBehindEars(plane: Plane, sitter: Sitter): void {
  const head = headMatrix(sitter)
  const ears = new Vector3(0, 0, EAR.z).applyMatrix4(head)
  plane.setFromNormalAndCoplanarPoint(new Vector3(0, 0, 1).transformDirection(head), ears)
}
