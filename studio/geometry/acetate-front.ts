import { acetateSilhouette, type Silhouette } from '../../src/domain/frame-design/acetate-silhouette.ts'
import { roundIntersection, smoothIntersection, smoothUnion } from '../../src/domain/frame-design/blends.ts'
import { type FrameDesign, halfFrame } from '../../src/domain/frame-design/frame-design.ts'
import { endPieceY } from '../../src/domain/frame-design/front-outline.ts'
import { readField } from '../../src/domain/frame-design/plane-field.ts'
import { bendNormal, bendPoint } from './bend.ts'
import { type Mesh, mapMesh } from './mesh.ts'
import { type SignedDistance, surfaceNets } from './surface-nets.ts'
import { dot, normalize, radians, smoothstep, type Vec3 } from './vector.ts'

const END_DEPTH_MM = 7.2

/** Z of the plane that ends the end-piece at the back; mm. */
export function hingePlaneZ(design: FrameDesign): number {
  return bendPoint(design.faceForm, [halfFrame(design.size) - 3, endPieceY(design), 0])[2] - END_DEPTH_MM + 2
}

export function acetateFront(design: FrameDesign, cellMm: number): Mesh {
  const { size, faceForm, slab } = design
  const solid = cachedSolid(design)
  const flat = surfaceNets(solid, {
    low: [-halfFrame(size) - 3.5, -size.lensHeightMm / 2 - 7, -12],
    high: [halfFrame(size) + 3.5, size.lensHeightMm / 2 + 9, slab.thicknessMm / 2 + 0.6],
    cellMm,
  })
  return mapMesh(
    flat,
    (p) => bendPoint(faceForm, p),
    (n, p) => bendNormal(faceForm, n, p),
  )
}

const solidCache = new WeakMap<FrameDesign, SignedDistance>()

/** The silhouette takes a second to compute. */
function cachedSolid(design: FrameDesign): SignedDistance {
  const solid = solidCache.get(design) ?? frontSolid(design, acetateSilhouette(design))
  solidCache.set(design, solid)
  return solid
}

/** Height of the front face above the sheet at (x, y), for rivets and inlays; mm. */
export function faceHeight(design: FrameDesign, x: number, y: number): number {
  const solid = cachedSolid(design)
  let w = design.slab.thicknessMm / 2 + 0.5
  while (w > -2 && solid(x, y, w) > 0) w -= 0.02
  return w
}

/** The front before bending; the planes that bound the end-piece are in bent space. */
export function frontSolid(design: FrameDesign, { lens, body }: Silhouette): SignedDistance {
  const { slab, size, faceForm, endPiece } = design
  const [front, back] = [slab.thicknessMm / 2, -slab.thicknessMm / 2]
  const groove = slab.grooveMm ?? 0.5
  const half = halfFrame(size)
  const planeZ = hingePlaneZ(design)
  const endY = endPieceY(design)
  const pad = design.construction === 'acetate' ? nosePad(design, body) : null
  return (sx, y, w) => {
    const x = Math.abs(sx)
    const outline = readField(body, x, y)
    const hole = -(readField(lens, x, y) + groove)
    const face = front - slab.domeMm * smoothstep(-3.4, 0.2, outline) ** 1.5
    let d = roundIntersection(outline, w - face, slab.edgeMm)
    let backing = back - w
    if (x > half - 16) {
      // The end-piece extends backwards, as high as the temple that meets it.
      const below = endY - endPiece.heightMm / 2 - y
      backing = smoothUnion(backing, roundIntersection(half - 5.4 - x, below, 1), 2.2)
    }
    d = roundIntersection(d, backing, 0.8)
    if (x > half - 16) {
      const [px, , pz] = bendPoint(faceForm, [x, y, w])
      d = smoothIntersection(d, px - half, 1.7)
      d = smoothIntersection(d, planeZ - pz, 0.5)
    }
    d = smoothIntersection(d, hole, 0.3)
    d = smoothIntersection(d, (slab.bevelMm + hole + w - face) / Math.SQRT2, 0.45)
    d = smoothIntersection(d, (0.7 + hole - w + back) / Math.SQRT2, 0.4)
    if (!pad || w > back + 3 || x > size.bridgeMm / 2 + 12) return d
    // Pads are added after the bevels, which would cut them, but must not reach behind the lens.
    return smoothIntersection(smoothUnion(d, pad(x, y, w), 3), hole - 0.05, 0.5)
  }
}

function nosePad(design: FrameDesign, body: Silhouette['body']): SignedDistance {
  const { size, slab } = design
  const y0 = -0.13 * size.lensHeightMm
  const edgeAt = (y: number): number => {
    let x = 0.5
    while (x < size.bridgeMm && readField(body, x, y) > 0) x += 0.1
    return x
  }
  const x0 = edgeAt(y0)
  // The pad has the slope of the nasal rim, so that it does not show below it.
  const tilt = Math.min(radians(30), Math.max(radians(10), Math.atan2(edgeAt(y0 - 6) - edgeAt(y0 + 3), 9)))
  const splay = radians(29)
  const up = normalize([-Math.sin(tilt), Math.cos(tilt), 0])
  const out = normalize([Math.cos(tilt) * Math.cos(splay), Math.sin(tilt) * Math.cos(splay), Math.sin(splay)] as Vec3)
  const deep = normalize([
    -Math.cos(tilt) * Math.sin(splay),
    -Math.sin(tilt) * Math.sin(splay),
    Math.cos(splay),
  ] as Vec3)
  const radii = [1.75, Math.min(6.6, size.lensHeightMm * 0.16), 3.9] as const
  const z0 = -slab.thicknessMm / 2 - 1
  return (x, y, w) => {
    const p: Vec3 = [x - x0 - 1.5, y - y0, w - z0]
    const q: Vec3 = [dot(p, out) / radii[0], dot(p, up) / radii[1], dot(p, deep) / radii[2]]
    const k0 = Math.hypot(...q)
    const k1 = Math.hypot(q[0] / radii[0], q[1] / radii[1], q[2] / radii[2])
    return k1 === 0 ? -1.75 : (k0 * (k0 - 1)) / k1
  }
}
