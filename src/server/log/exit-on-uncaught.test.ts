import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'

async function run(program: string, env: Record<string, string> = {}) {
  const importing = (path: string) => `await import('${new URL(path, import.meta.url).href}')`
  const source = `(${importing('./exit-on-uncaught.ts')}).exitOnUncaught();\n${program.replace(/IMPORT\((.+?)\)/g, (_, path) => importing(path))}`
  const running = spawn(process.execPath, ['--input-type=module', '--eval', source], { env })
  const exited = once(running, 'close')
  const [output, errors] = await Promise.all([text(running.stdout), text(running.stderr)])
  const [code] = await exited
  return { code, written: output + errors }
}

const FAILED = `Object.assign(new Error('params: maria@example.com'), { detail: 'Key (email)=(maria@example.com)', code: '23505' })`

test.each([
  ['exception', `setTimeout(() => { throw ${FAILED} })`],
  ['rejection', `Promise.reject(${FAILED})`],
])('an uncaught %s ends the process with 1 and logs nothing personal', async (_, program) => {
  const { code, written } = await run(`${program}\nsetTimeout(() => {}, 10_000)`)
  expect(code).toBe(1)
  expect(written).toContain('"code":"23505"')
  expect(written).not.toContain('maria')
})

test('console output of libraries is logged without personal data', async () => {
  const { code, written } = await run(`console.error('for maria@example.com', ${FAILED})`)
  expect([code, written.includes('23505'), written.includes('maria')]).toEqual([0, true, false])
})

test('invalid settings stop the start, with their names but not their values', async () => {
  const { code, written } = await run('(IMPORT(../config.ts)).readConfig()', {
    DATABASE_URL: 'postgres://shop:s3cr3t-word@ho st/shop',
    SMTP_URL: 'smtp://shop:s3cr3t-word@ho st',
    COOKIE_SECRET: 's3cr3t-word',
  })
  expect(code).toBe(1)
  expect(written).toMatch(/DATABASE_URL.*COOKIE_SECRET.*SMTP_URL/)
  expect(written).not.toContain('s3cr3t')
})

test('an unreachable database is logged by its error code alone', async () => {
  const url = 'postgres://shop:s3cr3t-word@127.0.0.1:1/shop'
  const { code, written } =
    await run(`const { db } = await (IMPORT(../db/connect.ts)).connect({ url: '${url}', folder: null })
    await db.execute('select 1')`)
  expect(code).toBe(1)
  expect(written).toContain('"code":"ECONNREFUSED"')
  expect(written).not.toContain('s3cr3t')
})
