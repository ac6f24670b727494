import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { readPinned } from './read-pinned.ts'

const SHA256_OF_ABC = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'

test('a file is read while its contents are the known ones, and refused after', () => {
  const path = join(mkdtempSync(join(tmpdir(), 'pinned-')), 'model.bin')
  writeFileSync(path, 'abc')
  expect(readPinned(pathToFileURL(path), SHA256_OF_ABC).toString()).toBe('abc')
  writeFileSync(path, 'abd')
  expect(() => readPinned(pathToFileURL(path), SHA256_OF_ABC)).toThrow(/unexpected contents of .*model\.bin/)
})
