import { Matrix4 } from 'three'
import type { Subject } from './painter.ts'

/** From head to camera space, both in mm. */
export function headMatrix({ pose: { rotation: r, position: p } }: Pick<Subject, 'pose'>): Matrix4 {
  return new Matrix4().set(r[0], r[1], r[2], p[0], r[3], r[4], r[5], p[1], r[6], r[7], r[8], p[2], 0, 0, 0, 1)
}
