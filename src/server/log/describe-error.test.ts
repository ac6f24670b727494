import { DrizzleQueryError } from 'drizzle-orm/errors'
import { describe, expect, test } from 'vitest'
import { ShopError } from '../../contract/errors.ts'
import { describeError } from './describe-error.ts'

const EMAIL = 'maria@example.com'

const duplicate = () =>
  Object.assign(new Error('duplicate key value violates unique constraint "users_email"'), {
    severity: 'ERROR',
    code: '23505',
    detail: `Key (email)=(${EMAIL}) already exists.`,
    where: `SQL statement with ${EMAIL}`,
    table: 'users',
    constraint: 'users_email',
  })

const written = (error: unknown) => JSON.stringify(describeError(error))

describe('an error in the log', () => {
  test('of a failed statement names the statement, its code, table and constraint, and no value', () => {
    const query = 'insert into "users" ("email")\n  values ($1)'
    const described = describeError(new DrizzleQueryError(query, [EMAIL], duplicate()))
    expect(described).toMatchObject({
      query: 'insert into "users" ("email") values ($1)',
      cause: { code: '23505', table: 'users', constraint: 'users_email', severity: 'ERROR' },
    })
    expect(described.stack?.[0]).toMatch(/^ {4}at .*describe-error\.test\.ts:\d+:\d+\)?$/)
    expect(JSON.stringify(described)).not.toContain('maria')
  })

  test('has no message of a library', () => {
    const parse = () => JSON.parse(`${EMAIL} {`)
    const of = (act: () => unknown) => {
      try {
        return written(act())
      } catch (error) {
        return written(error)
      }
    }
    expect(of(parse)).toContain('SyntaxError')
    expect(of(parse)).not.toContain('maria')
    expect(of(() => new URL(`postgres//${EMAIL}`))).not.toContain('maria')
    expect(of(() => Object.assign(new Error('550 <maria@example.com> unknown'), { code: 'EENVELOPE' }))).not.toMatch(
      /maria|550/,
    )
  })

  test('has the message of our own code, without addresses', () => {
    expect(describeError(new Error(`no order for ${EMAIL}, nor any`)).message).toBe('no order for …, nor any')
    expect(describeError(new ShopError('not_found')).message).toBe('not_found')
  })

  test('has the engine’s messages about the program', () => {
    const nothing = undefined as unknown as { stock: number }
    const read = () => {
      try {
        return nothing.stock
      } catch (error) {
        return error
      }
    }
    expect(describeError(read()).message).toBe("Cannot read properties of undefined (reading 'stock')")
    expect(written(new TypeError(`Cannot create property 'x' on string '${EMAIL}'`))).not.toContain('maria')
  })

  test('has no line of a message that looks like a stack frame', () => {
    const error = Object.assign(new Error(`params:\n    at ${EMAIL} (/maria:1:1)\n    at maria (/maria:1:1)`), {
      code: 'X',
    })
    expect(written(error)).not.toContain('maria')
  })

  test('has fields only of the expected format', () => {
    const error = Object.assign(new Error('rejected'), {
      code: `550 ${EMAIL}`,
      command: `RCPT TO:<${EMAIL}>`,
      responseCode: 550,
      table: `users ${EMAIL}`,
      rejected: [EMAIL],
      syscall: 'connect',
      port: 5432,
    })
    expect(describeError(error)).toMatchObject({ responseCode: 550, syscall: 'connect', port: 5432 })
    expect(written(error)).not.toContain('maria')
  })

  test('includes causes and nested errors, and stops at cycles', () => {
    const inner = duplicate()
    const error = new AggregateError([inner], EMAIL, { cause: inner })
    expect(describeError(error)).toMatchObject({ cause: { code: '23505' }, errors: [{ code: '23505' }] })
    inner.cause = error
    expect(written(error)).not.toContain('maria')
  })

  test.each([EMAIL, { message: EMAIL, stack: `Error: ${EMAIL}\n    at work (/shop/a.js:1:2)` }, null, undefined, 7])(
    'may be anything that was thrown: %j',
    (thrown) => {
      expect(written(thrown)).not.toContain('maria')
      expect(describeError(thrown).name).not.toBe('')
    },
  )
})
