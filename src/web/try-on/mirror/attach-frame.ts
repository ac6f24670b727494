import { type Group, type Material, Matrix4, Mesh, type Object3D, type Plane, Vector3 } from 'three'
import type { Adjustment } from '../../../domain/fitting/manual-adjustment.ts'
import { FRAME_ORIGIN } from '../../../domain/fitting/place-2d.ts'
import { headMatrix } from './head-matrix.ts'
import type { Subject } from './painter.ts'
import { endTemple, type TempleUniforms } from './temple-material.ts'

/** Where a frame sits on the canonical head, in mm. Pupils are a little above the middle of the lenses. */
const [, PUPIL_Y, BRIDGE_Z] = FRAME_ORIGIN
const PUPIL_ABOVE_DATUM = 3
const PANTOSCOPIC_TILT = 0.09
const EAR = { x: 78, y: 24, z: -42 }
/** Weaker than in the viewer: reflected studio lights look like windows in the lenses. */
const LENS_REFLECTION = 0.3
const SIDES = [
  ['temple_L', 1],
  ['temple_R', -1],
] as const
const MAX_SPLAY = 0.26
const MAX_DROP = 0.2

/** A temple's way in the model, once it is attached: from its hinge to beside the ear, in mm. */
export interface TempleLine {
  /** 1 for the wearer's left. */
  side: 1 | -1
  hinge: Vector3
  ear: Vector3
}

/**
 * Prepares a loaded model: tilts it, opens its temples to the head and lowers them to the ears.
 * @returns where its temples run
 */
export function attachToHead(model: Group): TempleLine[] {
  const frame = model.getObjectByName('frame')
  const datumYMm = Number(frame?.userData.datumYMm ?? 0)
  model.position.set(0, PUPIL_Y - PUPIL_ABOVE_DATUM - datumYMm, BRIDGE_Z)
  model.rotation.x = PANTOSCOPIC_TILT
  model.updateMatrixWorld(true)
  return SIDES.flatMap(([name, side]) => {
    const temple = model.getObjectByName(name)
    return temple ? [openTemple(temple, side)] : []
  })
}

/** Lets all but lenses and temples cast shadows, lets temples end where they are hidden, and dims the lenses' reflection. */
export function dressForHead(model: Group, temples: readonly [TempleUniforms, TempleUniforms]): void {
  model.traverse((part) => {
    if (!(part instanceof Mesh)) return
    part.frustumCulled = false
    const temple = templeOf(part)
    part.castShadow = !isLens(part) && !temple
    if (temple) dressTemple(part, temples[temple.name === SIDES[0][0] ? 0 : 1])
    const { material } = part
    if (isLens(part) && 'specularIntensity' in material) material.specularIntensity = LENS_REFLECTION
  })
}

function dressTemple(part: Mesh, uniforms: TempleUniforms): void {
  const shared = part.material as Material
  if (shared.userData.isOfTemple) return
  // Acetate with a pattern is already the part's own, and a copy would lose its shader.
  const own = Object.hasOwn(shared, 'onBeforeCompile') ? shared : shared.clone()
  own.userData.isOfTemple = true
  endTemple(own, uniforms)
  part.material = own
}

function openTemple(temple: Object3D, side: 1 | -1): TempleLine {
  const hinge = temple.getWorldPosition(new Vector3())
  const back = hinge.z - EAR.z
  const splay = Math.atan2(EAR.x - Math.abs(hinge.x), back)
  const drop = Math.atan2(hinge.y - EAR.y, back) + PANTOSCOPIC_TILT
  temple.rotation.set(-clamp(drop, 0, MAX_DROP), -side * clamp(splay, 0, MAX_SPLAY), 0)
  temple.updateMatrixWorld(true)
  const backwards = temple
    .localToWorld(new Vector3(0, 0, -1))
    .sub(hinge)
    .normalize()
  return { side, hinge, ear: hinge.clone().addScaledVector(backwards, back / -backwards.z) }
}

const clamp = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value))

const templeOf = (part: Object3D): Object3D | null =>
  SIDES.some(([name]) => part.name === name) ? part : part.parent && templeOf(part.parent)

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
