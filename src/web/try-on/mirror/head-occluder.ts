import { BufferAttribute, BufferGeometry, Group, Mesh, MeshBasicMaterial, SphereGeometry } from 'three'
import type { FaceMesh } from '../tracker/face-mesh.ts'
import { headMatrix } from './head-matrix.ts'
import { meshNormals } from './mesh-normals.ts'
import type { Subject } from './painter.ts'
import { fadeShadow, shareInside, softShadow } from './soft-shadow.ts'

/**
 * The face is moved back a little, or brows would cut through rims; the nose more, because pads press into it and the coarse
 * mesh would cut teeth into a bridge.
 */
const SKIN_OFFSET_MM = { face: 2.5, nose: 8 }
/** The part of the nose that carries frames: half its width, its height above the origin and half of that, in mm. */
const NOSE = { halfWidth: 24, y: 22, halfHeight: 30 }
/** An ellipsoid behind the face, narrower than the temples: middle and radii in mm. */
const SKULL = { place: [0, 22, -48], radii: [71, 105, 88] } as const

/** Invisible geometry that hides parts of a frame: the tracked face, which also receives shadows, and a skull. */
export function createHeadOccluder({ points, triangles }: FaceMesh) {
  const face = new BufferGeometry()
  face.setIndex(new BufferAttribute(triangles, 1))
  face.setAttribute('position', new BufferAttribute(Float32Array.from(points), 3))
  const normals = meshNormals({ points, triangles })
  // ShadowMaterial requires normals; their direction does not matter.
  face.setAttribute('normal', new BufferAttribute(normals, 3))
  const inside = shareInside({ points, triangles })
  face.setAttribute('takesShadow', new BufferAttribute(new Float32Array(points.length / 3), 1))
  const invisible = new MeshBasicMaterial({ colorWrite: false })
  const skull = new Mesh(new SphereGeometry(1, 40, 28), invisible)
  skull.scale.set(...SKULL.radii)
  skull.position.set(...SKULL.place)
  const pose = new Group()
  pose.add(skull)
  pose.matrixAutoUpdate = false
  const occluder = new Mesh(face, invisible)
  const shadowReceiver = new Mesh(face, softShadow())
  shadowReceiver.receiveShadow = true
  for (const part of [occluder, skull]) part.renderOrder = -5
  shadowReceiver.renderOrder = -1
  const head = new Group()
  head.add(occluder, shadowReceiver, pose)
  for (const part of [occluder, shadowReceiver, skull]) part.frustumCulled = false

  return {
    head,
    fit(subject: Subject): void {
      placeVertices(face, points, subject)
      fadeShadow(face, { normals, inside }, subject)
      pose.matrix.copy(headMatrix(subject))
      pose.matrixWorldNeedsUpdate = true
    },
  }
}

/** In mm, away from the viewer. */
function offsetAt(x: number, y: number): number {
  const away = Math.hypot(x / NOSE.halfWidth, (y - NOSE.y) / NOSE.halfHeight)
  return SKIN_OFFSET_MM.face + (SKIN_OFFSET_MM.nose - SKIN_OFFSET_MM.face) * Math.min(1, Math.max(0, 2 - 2 * away))
}

/** Each landmark on its ray through the picture, at the depth of its canonical point. */
function placeVertices(face: BufferGeometry, points: Float32Array, { pose, landmarks, width, height }: Subject): void {
  const places = face.getAttribute('position')
  const [, , , , , , a, b, c] = pose.rotation
  for (let i = 0; i < points.length; i += 3) {
    const depth =
      a * (points[i] ?? 0) +
      b * (points[i + 1] ?? 0) +
      c * ((points[i + 2] ?? 0) - offsetAt(points[i] ?? 0, points[i + 1] ?? 0))
    const z = depth + pose.position[2]
    places.array[i] = (((landmarks[i] ?? 0) - width / 2) * -z) / pose.focalPx
    places.array[i + 1] = ((height / 2 - (landmarks[i + 1] ?? 0)) * -z) / pose.focalPx
    places.array[i + 2] = z
  }
  places.needsUpdate = true
}
