import { type FaceLight, faceLightOf, USUAL_LIGHT } from '../../../domain/fitting/face-light.ts'
import type { FaceSample } from '../../../domain/fitting/face-sample.ts'
import { type Fringe, findFringe } from '../../../domain/fitting/fringe.ts'
import { type SkinColour, skinColourOf } from '../../../domain/fitting/skin-colour.ts'
import { type Background, backgroundOf } from '../../../domain/fitting/surroundings.ts'
import type { FaceMesh } from '../tracker/face-mesh.ts'
import { sampleFace } from './face-sampler.ts'
import { meshNormals } from './mesh-normals.ts'
import type { Subject } from './painter.ts'

/** What a picture shows of a face and around it. */
export interface FaceStudy {
  sample: FaceSample
  skin: SkinColour | null
  fringe: Fringe | null
  light: FaceLight
  background: Background
}

/** Reading pixels back stalls the graphics card, and light and hair change slowly. */
const STUDIED_EVERY = 6

/**
 * @param mesh of the canonical face; without it the light is not studied
 * @returns a function from a subject to its study. Live pictures are studied from time to time: in between, `isNew` is false
 * and the last study's sample is of an earlier picture.
 */
export function createFaceStudy(
  mesh: FaceMesh | null,
): (subject: Subject) => { study: FaceStudy | null; isNew: boolean } {
  const normals = mesh && meshNormals(mesh)
  let last: { study: FaceStudy | null; picture: Subject['picture'] } | null = null
  let pictures = 0
  return (subject) => {
    const { isLive, picture } = subject
    pictures = isLive ? pictures + 1 : 0
    const isDue = last === null || (isLive ? pictures % STUDIED_EVERY === 1 : picture !== last.picture)
    if (isDue) last = { study: studyFace(subject, normals), picture }
    return { study: last?.study ?? null, isNew: isDue || !isLive }
  }
}

function studyFace(subject: Subject, normals: Float32Array | null): FaceStudy | null {
  const sample = sampleFace(subject)
  if (!sample) return null
  const { landmarks, pose } = subject
  const skin = skinColourOf(sample, landmarks)
  return {
    sample,
    skin,
    fringe: skin && findFringe(sample, landmarks, skin),
    light: skin && normals ? faceLightOf(sample, { landmarks, normals, rotation: pose.rotation }, skin) : USUAL_LIGHT,
    background: backgroundOf(sample),
  }
}
