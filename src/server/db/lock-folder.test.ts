import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { isOnPostgres } from '../../../test/support/test-database.ts'
import { LOCK_FILE, lockFolder } from './lock-folder.ts'

const HOLDER = fileURLToPath(new URL('../../../test/support/hold-folder.ts', import.meta.url))
const home = mkdtempSync(join(tmpdir(), 'shop-lock-'))
const holders: ChildProcess[] = []

/** Simulates a container: process id 1, other network addresses. */
const APART = ['unshare', '--pid', '--net', '--mount', '--fork', '--mount-proc', '--kill-child']
const [unshare = '', ...apart] = APART
const canBeApart =
  spawnSync(unshare, [...apart, process.execPath, '-p', 'process.pid'], { encoding: 'utf8' }).stdout?.trim() === '1'

afterEach(() => {
  for (const holder of holders.splice(0)) holder.kill('SIGKILL')
})
afterAll(() => rmSync(home, { recursive: true }))

/** Starts a process that locks a folder. Its answer is `held` or the error. */
async function claim(folder: string, wrapped: string[] = []): Promise<{ answer: string; process: ChildProcess }> {
  const [command = '', ...args] = [...wrapped, process.execPath, HOLDER, folder]
  const running = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  holders.push(running)
  const [answer] = await once(running.stdout, 'data')
  return { answer: String(answer).trim(), process: running }
}

async function kill(running: ChildProcess): Promise<void> {
  const gone = once(running, 'exit')
  running.kill('SIGKILL')
  await gone
}

test.runIf(!isOnPostgres)('a folder in use is rejected with its path and a remedy, until it is released', async () => {
  const folder = join(home, 'used')
  const giveBack = lockFolder(folder)
  expect(() => lockFolder(folder)).toThrow(/used cannot be used: another process has it open.*DATABASE_URL/)
  expect((await claim(folder)).answer).toContain('another process has it open')
  giveBack()
  expect((await claim(folder)).answer).toBe('held')
})

test.runIf(!isOnPostgres)('a killed process releases its folder', async () => {
  const folder = join(home, 'killed')
  const first = await claim(folder)
  expect(first.answer).toBe('held')
  expect((await claim(folder)).answer).toContain('another process has it open')
  await kill(first.process)
  expect(existsSync(join(folder, LOCK_FILE))).toBe(true)
  expect((await claim(folder)).answer).toBe('held')
})

test.runIf(!isOnPostgres)('of many concurrent starts after a crash, one gets the folder', async () => {
  const folder = join(home, 'raced')
  await kill((await claim(folder)).process)
  const claims = await Promise.all(Array.from({ length: 6 }, () => claim(folder)))
  expect(claims.filter(({ answer }) => answer === 'held')).toHaveLength(1)
})

test.runIf(!isOnPostgres).each(['1', '4711\n', 'x'.repeat(5000)])('text in the lock file is no lock (%#)', (text) => {
  const folder = join(home, `text-${text.length}`)
  mkdirSync(folder)
  writeFileSync(join(folder, LOCK_FILE), text)
  const giveBack = lockFolder(folder)
  expect(() => lockFolder(folder)).toThrow('another process has it open')
  giveBack()
})

describe.runIf(!isOnPostgres && canBeApart)('two containers that share a folder', () => {
  test('with the same process id: the second is rejected', async () => {
    const folder = join(home, 'containers')
    const first = await claim(folder, APART)
    expect(first.answer).toBe('held')
    expect((await claim(folder, APART)).answer).toContain('another process has it open')
    await kill(first.process)
    expect((await claim(folder, APART)).answer).toBe('held')
  })
})
