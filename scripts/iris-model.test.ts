import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { extractFaceModels } from './face-models.ts'
import { extractIrisModel } from './iris-model.ts'

const cut = extractFaceModels().irises ?? new Uint8Array()

test('the extracted iris model is the measured one', () => {
  expect(createHash('sha256').update(cut).digest('hex')).toBe(
    '9f7bd07e4af9c4f3a354b5bbb66efaea6ca16f377b05904991e4b867546e2292',
  )
})

test('a model without the custom operations throws', () => {
  expect(() => extractIrisModel(cut)).toThrow(/unexpected model/)
})
