import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { lockFolder } from './lock-folder.ts'

const home = mkdtempSync(join(tmpdir(), 'shop-lock-'))
afterAll(() => rmSync(home, { recursive: true }))

test('a folder in use is refused until it is given back', () => {
  const folder = join(home, 'used')
  const giveBack = lockFolder(folder)
  expect(() => lockFolder(folder)).toThrow(/in use/)
  giveBack()
  lockFolder(folder)()
})

test('a living process keeps its folder, a gone one does not', () => {
  const folder = join(home, 'others')
  writeFileSync(`${folder}.lock`, String(process.ppid))
  expect(() => lockFolder(folder)).toThrow(`process ${process.ppid}`)
  const gone = spawnSync(process.execPath, ['--version']).pid
  writeFileSync(`${folder}.lock`, String(gone))
  lockFolder(folder)()
})

test('a lock left by an earlier process of the same number is taken over', () => {
  const folder = join(home, 'container')
  writeFileSync(`${folder}.lock`, String(process.pid))
  lockFolder(folder)()
})
