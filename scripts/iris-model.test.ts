import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { cutFaceModels } from './face-models.ts'
import { cutIrisModel } from './iris-model.ts'

const cut = cutFaceModels().irises ?? new Uint8Array()

test('the net of the irises is the one that was measured', () => {
  expect(createHash('sha256').update(cut).digest('hex')).toBe(
    '9f7bd07e4af9c4f3a354b5bbb66efaea6ca16f377b05904991e4b867546e2292',
  )
})

test('a net that holds none of the operations that are left out is not mistaken for it', () => {
  expect(() => cutIrisModel(cut)).toThrow(/another net/)
})
