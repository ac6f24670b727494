import { BufferAttribute, BufferGeometry, Group, Mesh, MeshBasicMaterial, ShadowMaterial, SphereGeometry } from 'three'
import type { FaceMesh } from '../tracker/face-mesh.ts'
import { headMatrix } from './head-matrix.ts'
import type { Sitter } from './painter.ts'

/** Skin lies a little behind where it is measured, or nose pads and brows would cut through each other. */
const BEHIND_MM = 2.5
/** The head behind the face, narrower than where temples run: middle and radii in mm. */
const SKULL = { place: [0, 22, -48], radii: [71, 105, 88] } as const

/** What hides a frame without being seen: the tracked face at the canonical depth, and a skull; the face takes shadows. */
export function createHead({ points, triangles }: FaceMesh) {
  const face = new BufferGeometry()
  face.setIndex(new BufferAttribute(triangles, 1))
  face.setAttribute('position', new BufferAttribute(Float32Array.from(points), 3))
  // What only takes shadows asks for normals, but not for true ones.
  face.computeVertexNormals()
  const unseen = new MeshBasicMaterial({ colorWrite: false })
  const skull = new Mesh(new SphereGeometry(1, 40, 28), unseen)
  skull.scale.set(...SKULL.radii)
  skull.position.set(...SKULL.place)
  const pose = new Group()
  pose.add(skull)
  pose.matrixAutoUpdate = false
  const hides = new Mesh(face, unseen)
  const takesShadow = new Mesh(face, new ShadowMaterial({ opacity: 0.26, depthWrite: false }))
  takesShadow.receiveShadow = true
  for (const part of [hides, skull]) part.renderOrder = -5
  takesShadow.renderOrder = -1
  const head = new Group()
  head.add(hides, takesShadow, pose)
  for (const part of [hides, takesShadow, skull]) part.frustumCulled = false

  return {
    head,
    /** Lays the face where the picture shows it. */
    fit(sitter: Sitter): void {
      layFace(face, points, sitter)
      pose.matrix.copy(headMatrix(sitter))
      pose.matrixWorldNeedsUpdate = true
    },
  }
}

/** Each landmark at the depth of its canonical point, on the ray on which the picture shows it. */
function layFace(face: BufferGeometry, points: Float32Array, { pose, landmarks, width, height }: Sitter): void {
  const places = face.getAttribute('position')
  const [, , , , , , a, b, c] = pose.rotation
  for (let i = 0; i < points.length; i += 3) {
    const depth = a * (points[i] ?? 0) + b * (points[i + 1] ?? 0) + c * ((points[i + 2] ?? 0) - BEHIND_MM)
    const z = depth + pose.position[2]
    places.array[i] = (((landmarks[i] ?? 0) - width / 2) * -z) / pose.focal
    places.array[i + 1] = ((height / 2 - (landmarks[i + 1] ?? 0)) * -z) / pose.focal
    places.array[i + 2] = z
  }
  places.needsUpdate = true
}
