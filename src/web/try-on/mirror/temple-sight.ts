import type { Matrix4, Plane } from 'three'
import { Vector3 } from 'three'
import type { PicturePoint } from '../../../domain/fitting/face-sample.ts'
import { isBehindHead } from '../../../domain/fitting/head-outline.ts'
import { AT_EAR, type TempleEnd, type TemplePlace, templeEnd } from '../../../domain/fitting/temple-reach.ts'
import type { TempleLine } from './attach-frame.ts'
import type { FaceStudy } from './face-study.ts'
import { headMatrix } from './head-matrix.ts'
import type { Subject } from './painter.ts'
import type { TempleUniforms } from './temple-material.ts'

const PLACES = 32
/** So near to the hinge a temple lies before the eye or beside the head. */
const ON_HEAD_FROM_MM = 22
/** By the share of the outer side that the camera sees: from 0 the head hides it as it is deep, to this it lies on the head. */
const WHOLE_FROM = 0.1
/** Live temples end where they ended before, mostly. */
const STEADINESS = 0.7

export interface SeenFrame {
  subject: Subject
  /** From the model to the camera. */
  matrix: Matrix4
  behindEars: Plane
}

/** Decides how much of each temple is seen, and keeps it steady from picture to picture. */
export function createTempleSight(temples: readonly [TempleUniforms, TempleUniforms]) {
  return (seen: SeenFrame, lines: readonly TempleLine[], study: FaceStudy | null, isNew: boolean) => {
    for (const line of lines) {
      const uniforms = temples[line.side === 1 ? 0 : 1]
      const { hinge, ear } = inCamera(line, seen.matrix)
      const outside = shareSeen(hinge, ear, line.side, seen.matrix)
      uniforms.earPlane.value.set(...seen.behindEars.normal.toArray(), seen.behindEars.constant)
      uniforms.hingeToEarMm.value = seen.behindEars.distanceToPoint(hinge)
      uniforms.liftShare.value = Math.min(1, Math.max(0, outside / WHOLE_FROM))
      if (!isNew) continue
      const places = placesOf(seen, hinge, ear, outside)
      setEnd(uniforms, study ? templeEnd(places, study.sample, study.skin) : AT_EAR, seen.subject.isLive ?? false)
    }
  }
}

function setEnd(uniforms: TempleUniforms, { mmToEar, softMm }: TempleEnd, isLive: boolean): void {
  const kept = isLive && uniforms.isSet ? STEADINESS : 0
  uniforms.endMm.value = kept * uniforms.endMm.value + (1 - kept) * mmToEar
  uniforms.softMm.value = kept * uniforms.softMm.value + (1 - kept) * softMm
  uniforms.isSet = true
}

function inCamera({ hinge, ear }: TempleLine, matrix: Matrix4) {
  return { hinge: hinge.clone().applyMatrix4(matrix), ear: ear.clone().applyMatrix4(matrix) }
}

/** The cosine between a temple's outer side and the way to the camera: negative where its inner side is seen. */
function shareSeen(hinge: Vector3, ear: Vector3, side: 1 | -1, matrix: Matrix4): number {
  const up = new Vector3(0, 1, 0).transformDirection(matrix)
  const outward = up.cross(hinge.clone().sub(ear)).normalize().multiplyScalar(side)
  return -outward.dot(hinge.clone().add(ear).normalize())
}

function placesOf({ subject, behindEars }: SeenFrame, hinge: Vector3, ear: Vector3, outside: number): TemplePlace[] {
  const toHead = headMatrix(subject).invert()
  const camera = new Vector3().applyMatrix4(toHead)
  const across = acrossStep(subject, hinge, ear)
  const lengthMm = hinge.distanceTo(ear)
  return Array.from({ length: PLACES }, (_, i): TemplePlace => {
    const place = hinge.clone().lerp(ear, i / (PLACES - 1))
    const inHead = place.clone().applyMatrix4(toHead)
    return {
      at: project(subject, place),
      across,
      mmToEar: behindEars.distanceToPoint(place),
      isBehindHead: outside < 0 && isBehindHead([inHead.x, inHead.z], [camera.x, camera.z]),
      isOnHead: outside > 0 && (lengthMm * i) / (PLACES - 1) > ON_HEAD_FROM_MM,
    }
  })
}

function project({ pose, width, height }: Subject, { x, y, z }: Vector3): PicturePoint {
  const pxPerMm = pose.focalPx / -z
  return [width / 2 + x * pxPerMm, height / 2 - y * pxPerMm]
}

/** The head's own up, as seen in the picture: temples are nearly level. */
function acrossStep(subject: Subject, hinge: Vector3, ear: Vector3): PicturePoint {
  const middle = hinge.clone().lerp(ear, 0.5)
  const up = new Vector3(0, 1, 0).transformDirection(headMatrix(subject))
  const [from, to] = [project(subject, middle), project(subject, middle.clone().add(up))]
  return [to[0] - from[0], to[1] - from[1]]
}
