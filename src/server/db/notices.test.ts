import { expect, test } from 'vitest'
import { createNotices } from './notices.ts'

function recordNotices(fail = false) {
  const sent: unknown[] = []
  const notices = createNotices(async (_, [values]) => {
    sent.push(JSON.parse(String(values)))
    if (fail) throw new Error('the database is away')
  })
  return { ...notices, statements: sent }
}

test('what is told in a moment is one statement, and the same told twice is told once', async () => {
  const { send, sent, statements } = recordNotices()
  send('stock', '1')
  send('stock', '2')
  send('jobs', 'email')
  send('stock', '1')
  await sent()
  send('stock', '1')
  await sent()
  const together = [
    ['stock', '1'],
    ['stock', '2'],
    ['jobs', 'email'],
  ]
  expect(statements).toEqual([together, [['stock', '1']]])
})

test('what is told while a statement is under way is told by the next', async () => {
  const statements: unknown[] = []
  const { send, sent } = createNotices(async (_, [values]) => {
    statements.push(JSON.parse(String(values)))
    if (statements.length === 1) send('stock', '1')
  })
  send('stock', '1')
  await sent()
  expect(statements).toEqual([[['stock', '1']], [['stock', '1']]])
})

test('a database that is away loses it, and hears of the next', async () => {
  const { send, sent, statements } = recordNotices(true)
  send('stock', '1')
  await sent()
  send('stock', '2')
  await sent()
  expect(statements).toHaveLength(2)
})
