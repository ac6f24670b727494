import { type BufferGeometry, ShadowMaterial } from 'three'
import type { FaceMesh } from '../tracker/face-mesh.ts'
import type { Subject } from './painter.ts'

const OPACITY = 0.26

/** Nine places in a square, the middle ones counting more, without the noise of three.js, which looks like dots on skin. */
const SOFT_MASK = /* glsl */ `
varying float vTakesShadow;
float getShadowMask() {
  #if NUM_DIR_LIGHT_SHADOWS > 0
    if (vTakesShadow <= 0.0) return 1.0;
    vec3 at = vDirectionalShadowCoord[0].xyz / vDirectionalShadowCoord[0].w;
    if (at.x < 0.0 || at.x > 1.0 || at.y < 0.0 || at.y > 1.0 || at.z > 1.0) return 1.0;
    vec2 way = directionalLightShadows[0].shadowRadius / directionalLightShadows[0].shadowMapSize;
    float lit = 0.0;
    for (int i = -1; i <= 1; i++) for (int j = -1; j <= 1; j++) {
      float weight = (2.0 - abs(float(i))) * (2.0 - abs(float(j))) / 16.0;
      vec3 place = vec3(at.xy + vec2(float(i), float(j)) * way, at.z + directionalLightShadows[0].shadowBias);
      lit += weight * texture(directionalShadowMap[0], place);
    }
    return 1.0 - (1.0 - lit) * vTakesShadow;
  #else
    return 1.0;
  #endif
}`

/** Draws the frame's shadow alone, as far as each vertex takes it. */
export function softShadow(): ShadowMaterial {
  const material = new ShadowMaterial({ opacity: OPACITY, depthWrite: false })
  // Light that skin scatters makes shadows on it warm.
  material.color.setRGB(0.012, 0.004, 0.002)
  material.onBeforeCompile = (shader) => {
    shader.vertexShader = `attribute float takesShadow;\nvarying float vTakesShadow;\n${shader.vertexShader.replace(
      '#include <begin_vertex>',
      '#include <begin_vertex>\nvTakesShadow = takesShadow;',
    )}`
    shader.fragmentShader = shader.fragmentShader.replace('#include <shadowmask_pars_fragment>', SOFT_MASK)
  }
  return material
}

/** 0 at the edge of the face's mesh, 1 from its third row of vertices. */
export function shareInside({ points, triangles }: FaceMesh): Float32Array {
  const shares = new Float32Array(points.length / 3).fill(1)
  const uses = new Map<number, number>()
  const corners = (i: number) => [triangles[i] ?? 0, triangles[i + 1] ?? 0, triangles[i + 2] ?? 0] as const
  const edgeOf = (a: number, b: number) => Math.min(a, b) * 65536 + Math.max(a, b)
  for (let i = 0; i < triangles.length; i += 3) {
    const [a, b, c] = corners(i)
    for (const edge of [edgeOf(a, b), edgeOf(b, c), edgeOf(c, a)]) uses.set(edge, (uses.get(edge) ?? 0) + 1)
  }
  for (const [edge, count] of uses) if (count === 1) shares.fill(0, edge % 65536, (edge % 65536) + 1)
  for (const [edge, count] of uses) if (count === 1) shares[Math.floor(edge / 65536)] = 0
  const near = new Set<number>()
  for (let i = 0; i < triangles.length; i += 3) {
    if (corners(i).some((corner) => shares[corner] === 0)) for (const corner of corners(i)) near.add(corner)
  }
  for (const corner of near) if (shares[corner] === 1) shares[corner] = 0.5
  return shares
}

interface Skin {
  normals: Float32Array
  inside: Float32Array
}

/** Where the face turns away from the camera, the mesh lies over the background beside it. */
export function fadeShadow(face: BufferGeometry, { normals, inside }: Skin, { pose }: Subject): void {
  const takes = face.getAttribute('takesShadow')
  const [, , , , , , a, b, c] = pose.rotation
  for (let i = 0; i < inside.length; i++) {
    const facing = a * (normals[i * 3] ?? 0) + b * (normals[i * 3 + 1] ?? 0) + c * (normals[i * 3 + 2] ?? 0)
    takes.array[i] = (inside[i] ?? 0) * Math.min(1, Math.max(0, (facing - 0.15) / 0.35))
  }
  takes.needsUpdate = true
}
