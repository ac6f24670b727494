import { type Group, type Material, Matrix4, Mesh, type Object3D, type Plane, Vector3 } from 'three'
import type { Adjustment } from '../../../domain/fitting/manual-adjustment.ts'
import { FRAME_ORIGIN } from '../../../domain/fitting/place-2d.ts'
import { fadeBehindEars } from './fade-behind-ears.ts'
import { headMatrix } from './head-matrix.ts'
import type { Subject } from './painter.ts'

/** Where a frame sits on the canonical head, in mm. Pupils are a little above the middle of the lenses. */
const [, PUPIL_Y, BRIDGE_Z] = FRAME_ORIGIN
const PUPIL_ABOVE_DATUM = 3
const PANTOSCOPIC_TILT = 0.09
const EAR = { x: 78, y: 24, z: -36 }
/** Weaker than in the viewer: reflected studio lights look like windows in the lenses. */
const LENS_REFLECTION = 0.3
const MAX_SPLAY = 0.26
const MAX_DROP = 0.2

/**
 * Prepares a loaded model: tilts it, opens its temples to the head and lowers them to the ears.
 */
export function attachToHead(model: Group): void {
  const frame = model.getObjectByName('frame')
  const datumYMm = Number(frame?.userData.datumYMm ?? 0)
  model.position.set(0, PUPIL_Y - PUPIL_ABOVE_DATUM - datumYMm, BRIDGE_Z)
  model.rotation.x = PANTOSCOPIC_TILT
  model.updateMatrixWorld(true)
  for (const [name, side] of [
    ['temple_L', 1],
    ['temple_R', -1],
  ] as const) {
    const temple = model.getObjectByName(name)
    if (temple) openTemple(temple, side)
  }
}

/** Lets all but lenses and temples cast shadows, lets temples fade behind the ears, and dims the lenses' reflection. */
export function dressForHead(model: Group, behindEars: Plane): void {
  model.traverse((part) => {
    if (!(part instanceof Mesh)) return
    part.frustumCulled = false
    part.castShadow = !isLens(part) && !isOfTemple(part)
    for (const material of [part.material].flat() as Material[]) {
      material.clippingPlanes = [behindEars]
      fadeBehindEars(material)
      if (isLens(part) && 'specularIntensity' in material) material.specularIntensity = LENS_REFLECTION
    }
  })
}

function openTemple(temple: Object3D, side: 1 | -1): void {
  const hinge = temple.getWorldPosition(new Vector3())
  const back = hinge.z - EAR.z
  const splay = Math.atan2(EAR.x - Math.abs(hinge.x), back)
  const drop = Math.atan2(hinge.y - EAR.y, back) + PANTOSCOPIC_TILT
  temple.rotation.set(-clamp(drop, 0, MAX_DROP), -side * clamp(splay, 0, MAX_SPLAY), 0)
}

const clamp = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value))

const isOfTemple = (part: Object3D): boolean =>
  part.name.startsWith('temple') || (part.parent !== null && isOfTemple(part.parent))

const isLens = (part: Mesh) => [part.material].flat().some(({ name }) => name === 'lens')

/** From the model to the camera: on the head, at the subject's scale, then adjusted by hand in the picture's plane. */
export function frameMatrix(subject: Subject, adjustment: Adjustment): Matrix4 {
  const { pose, width, height, scale } = subject
  const head = headMatrix(subject)
  const middle = new Vector3(0, PUPIL_Y, BRIDGE_Z)
  const inCamera = middle.clone().applyMatrix4(head)
  const mmPerPixel = -inCamera.z / pose.focalPx
  const moved = inCamera
    .clone()
    .add(new Vector3(adjustment.right * width * mmPerPixel, -adjustment.down * height * mmPerPixel, 0))
  const size = scale * adjustment.scale
  return new Matrix4()
    .makeTranslation(moved)
    .multiply(new Matrix4().makeRotationZ((-adjustment.rotationDegrees * Math.PI) / 180))
    .multiply(head.clone().setPosition(0, 0, 0))
    .multiply(new Matrix4().makeScale(size, size, size))
    .multiply(new Matrix4().makeTranslation(middle.negate()))
}

export function clipBehindEars(plane: Plane, subject: Subject): void {
  const head = headMatrix(subject)
  const ears = new Vector3(0, 0, EAR.z).applyMatrix4(head)
  plane.setFromNormalAndCoplanarPoint(new Vector3(0, 0, 1).transformDirection(head), ears)
}
