import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  truncateSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, test } from 'vitest'
import { isOnPostgres, searchPath } from '../../../test/support/test-database.ts'
import { connect } from './connect.ts'
import { assertUsableFolder } from './data-folder.ts'
import { LOCK_FILE, lockFolder } from './lock-folder.ts'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))

describe.runIf(!isOnPostgres)('a data folder', () => {
  const home = mkdtempSync(join(tmpdir(), 'shop-folder-'))
  afterAll(() => rmSync(home, { recursive: true }))

  function makeFolder(name: string, damage: (folder: string) => void): string {
    const folder = join(home, name)
    mkdirSync(join(folder, 'global'), { recursive: true })
    writeFileSync(join(folder, 'PG_VERSION'), '17\n')
    writeFileSync(join(folder, 'global/pg_control'), Buffer.alloc(8192))
    assertUsableFolder(folder)
    damage(folder)
    return folder
  }

  async function run([program = '', ...args]: string[], folder: string) {
    const env = { PATH: searchPath, LOG_LEVEL: 'silent', PORT: '0', DATA_FOLDER: folder }
    const running: ChildProcess = spawn(process.execPath, [join(ROOT, program), ...args], { cwd: ROOT, env })
    let output = ''
    running.stderr?.on('data', (chunk) => {
      output += chunk
    })
    const [status] = await once(running, 'close')
    return { status, output }
  }

  test.each([
    ['has no PG_VERSION', (folder: string) => unlinkSync(join(folder, 'PG_VERSION')), 'no PG_VERSION'],
    ['has a damaged PG_VERSION', (folder: string) => writeFileSync(join(folder, 'PG_VERSION'), ''), 'PG_VERSION is'],
    [
      'has a truncated control file',
      (folder: string) => truncateSync(join(folder, 'global/pg_control'), 100),
      'pg_control is damaged',
    ],
    ['has no control file', (folder: string) => unlinkSync(join(folder, 'global/pg_control')), 'pg_control is missing'],
    [
      'has garbage for a control file',
      (folder: string) => writeFileSync(join(folder, 'global/pg_control'), Buffer.alloc(8192, 7)),
      'PGlite does not start on it',
    ],
  ])('that %s is rejected with its path and a remedy', async (name, damage, problem) => {
    const folder = makeFolder(name, damage)
    const opening = connect({ url: undefined, folder })
    await expect(opening).rejects.toThrow(`the data folder ${folder} cannot be used: `)
    await expect(opening).rejects.toThrow(problem)
    await expect(opening).rejects.toThrow(/Restore a backup.*npm run reset-db/)
    // The folder was released: it can be opened again.
    await expect(connect({ url: undefined, folder })).rejects.toThrow(problem)
  })

  test('that is a file is rejected with its path', async () => {
    const folder = join(home, 'file')
    writeFileSync(folder, 'junk')
    await expect(connect({ url: undefined, folder })).rejects.toThrow(/file cannot be used: a file is in its place/)
  })

  test.runIf(process.getuid?.() !== 0)('that is not writable is rejected with its path', async () => {
    const folder = makeFolder('locked', (locked) => chmodSync(locked, 0o500))
    await expect(connect({ url: undefined, folder })).rejects.toThrow(/locked cannot be used: it cannot be written/)
    chmodSync(folder, 0o700)
  })

  test('of a new volume is not damaged', () => {
    const folder = join(home, 'volume')
    for (const name of ['lost+found', '.trash']) mkdirSync(join(folder, name), { recursive: true })
    lockFolder(folder)()
    expect(() => assertUsableFolder(folder)).not.toThrow()
  })

  test('that is damaged stops the scripts with one line instead of a trace, and can be reset', async () => {
    const folder = makeFolder('started', (damaged) => unlinkSync(join(damaged, 'PG_VERSION')))
    for (const program of [['src/server/main.ts'], ['scripts/emails.ts', 'list']]) {
      const { status, output } = await run(program, folder)
      expect(status).toBe(1)
      expect(output.trim().split('\n')).toEqual([expect.stringContaining(`the data folder ${folder} cannot be used`)])
    }
    expect(await run(['scripts/reset-db.ts'], folder)).toEqual({ status: 0, output: '' })
    expect(readdirSync(folder)).toEqual([LOCK_FILE])
  })
})
