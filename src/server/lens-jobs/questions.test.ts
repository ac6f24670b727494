import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { errorOf } from '../../../test/support/buyers.ts'
import { listQueuedEmails } from '../../../test/support/emails.ts'
import { placeLensOrder } from '../../../test/support/lens-order.ts'
import { typedEntry } from '../../../test/support/new-prescription.ts'
import { signInStaff } from '../../../test/support/staff.ts'
import { createTestShop, type TestShop, type TestVisitor } from '../../../test/support/test-shop.ts'
import { prescriptionPapers } from '../db/prescriptions-schema.ts'
import { vaultRecords } from '../db/vault-schema.ts'
import type { EmailPayloads } from '../email/enqueue-email.ts'
import { remindOfQuestions } from './questions.ts'

const NOW = new Date('2026-11-23T08:00:00Z')
const DAY_MS = 86_400_000
const now = { value: NOW }
let shop: TestShop
let optician: Awaited<ReturnType<typeof signInStaff>>
beforeAll(async () => {
  shop = await createTestShop({ clock: () => now.value })
  optician = await signInStaff(shop, 'registered_optician')
})
afterAll(() => shop.close())
beforeEach(() => {
  now.value = NOW
})

const getJob = (jobId: number) => optician.api.call('GET /api/admin/lens-jobs/{jobId}', { params: { jobId } })
const readJob = (jobId: number) =>
  optician.api.call('GET /api/admin/lens-jobs/{jobId}/prescription', { params: { jobId }, query: {} })

async function ask(jobId: number, text = 'Is the sign of the left eye right?') {
  const { version } = await getJob(jobId)
  return optician.api.call('POST /api/admin/lens-jobs/{jobId}/questions', {
    params: { jobId },
    body: { version, text },
  })
}

async function questionsOf(orderId: string): Promise<EmailPayloads['lens_question'][]> {
  const queued = await listQueuedEmails(shop.shop, { kind: 'lens_question', payload: { orderId } })
  return queued.map(({ payload }) => payload as EmailPayloads['lens_question'])
}

async function linkOf(orderId: string): Promise<{ token: string }> {
  const link = (await questionsOf(orderId)).at(-1)?.link ?? ''
  return { token: link.slice(link.lastIndexOf('/') + 1) }
}

const answer = (visitor: TestVisitor, token: string, body: { text: string; paperId: string | null }) =>
  visitor.api.call('POST /api/lens-questions/{token}', { params: { token }, body })

async function photograph(visitor: TestVisitor): Promise<string> {
  const photo = await sharp({ create: { width: 900, height: 1200, channels: 3, background: '#f0f0eb' } })
    .jpeg()
    .toBuffer()
  const headers = { 'Content-Type': 'image/jpeg' }
  const response = await visitor.send('/api/lenses/papers', { method: 'POST', body: new Uint8Array(photo), headers })
  return ((await response.json()) as { paperId: string }).paperId
}

describe('a question', () => {
  test('reaches the buyer by a link, and its answer the optician; neither is in the e-mail', async () => {
    const { orderId, jobId } = await placeLensOrder(shop)
    expect(await ask(jobId)).toMatchObject({ state: 'question', questions: [{ kind: 'text', answeredAt: null }] })
    expect(JSON.stringify(await questionsOf(orderId))).not.toContain('left eye')
    const { token } = await linkOf(orderId)
    const visitor = shop.visitor()
    const asked = await visitor.api.call('GET /api/lens-questions/{token}', { params: { token } })
    expect(asked).toMatchObject({
      kind: 'text',
      text: 'Is the sign of the left eye right?',
      orderId,
      isAnswered: false,
    })
    expect(await answer(visitor, token, { text: 'Yes, minus', paperId: null })).toMatchObject({ isAnswered: true })
    await answer(visitor, token, { text: 'No, plus', paperId: null })
    expect((await readJob(jobId)).questions).toMatchObject([{ answer: 'Yes, minus' }])
    expect((await getJob(jobId)).state).toBe('checking')
    const records = await shop.shop.db.select().from(vaultRecords)
    for (const { content } of records) expect(Buffer.from(content ?? []).toString('latin1')).not.toContain('Yes, minus')
  })

  test('is answered with a photo, which belongs to the prescription from then on', async () => {
    const { orderId, jobId } = await placeLensOrder(shop, { wish: { prescription: { source: 'later', age: 41 } } })
    expect((await getJob(jobId)).state).toBe('awaiting_prescription')
    expect(await questionsOf(orderId)).toMatchObject([{ isPaperAsked: true }])
    const { token } = await linkOf(orderId)
    const visitor = shop.visitor()
    const othersPhoto = await photograph(shop.visitor())
    expect(await errorOf(answer(visitor, token, { text: '', paperId: othersPhoto }))).toMatchObject({ status: 400 })
    expect(await errorOf(answer(visitor, token, { text: ' ', paperId: null }))).toMatchObject({ status: 400 })
    const paperId = await photograph(visitor)
    await answer(visitor, token, { text: '', paperId })
    expect((await getJob(jobId)).state).toBe('checking')
    const { papers, versions } = await readJob(jobId)
    expect(papers.map(({ id }) => id)).toEqual([paperId])
    expect(versions).toEqual([])
    const [paper] = await shop.shop.db.select().from(prescriptionPapers).where(eq(prescriptionPapers.id, paperId))
    const [record] = await shop.shop.db
      .select()
      .from(vaultRecords)
      .where(eq(vaultRecords.id, paper?.recordId ?? ''))
    expect(record?.eraseOn).toBe('2028-11-23')
    const photo = await optician.send(`/api/admin/lens-jobs/${jobId}/papers/${paperId}`)
    expect([photo.headers.get('Content-Type'), photo.headers.get('Cache-Control')]).toEqual(['image/jpeg', 'no-store'])
    const other = await placeLensOrder(shop)
    expect((await optician.send(`/api/admin/lens-jobs/${other.jobId}/papers/${paperId}`)).status).toBe(404)
  })

  test('gives nothing away to whoever has no link, or an old one', async () => {
    const { orderId, jobId } = await placeLensOrder(shop)
    await ask(jobId)
    const { token } = await linkOf(orderId)
    const read = (key: string) =>
      errorOf(shop.visitor().api.call('GET /api/lens-questions/{token}', { params: { token: key } }))
    expect(await read(token.replace(/^\d+/, (id) => String(Number(id) - 1)))).toMatchObject({ status: 404 })
    now.value = new Date(NOW.valueOf() + 61 * DAY_MS)
    expect(await read(token)).toMatchObject({ status: 404 })
  })

  test('is over once the pair is approved without its answer', async () => {
    const { orderId, jobId } = await placeLensOrder(shop)
    await ask(jobId)
    const { token } = await linkOf(orderId)
    const { version } = await getJob(jobId)
    const body = { version, entry: typedEntry(), age: 41, confirmedWarnings: ['old' as const], heights: null }
    const params = { jobId }
    const read = await optician.api.call('POST /api/admin/lens-jobs/{jobId}/values', { params, body })
    const approval = { version: read.version, prescriptionVersion: 2, store: 'nicosia', note: '' }
    await optician.api.call('POST /api/admin/lens-jobs/{jobId}/approval', { params, body: approval })
    expect(await errorOf(answer(shop.visitor(), token, { text: 'Yes', paperId: null }))).toMatchObject({ status: 404 })
  })

  test('is asked again once after five days, and shows as silent after fourteen', async () => {
    const { orderId, jobId } = await placeLensOrder(shop)
    await ask(jobId)
    for (const days of [5, 6, 7]) {
      now.value = new Date(NOW.valueOf() + days * DAY_MS)
      await remindOfQuestions(shop.shop)
      expect((await questionsOf(orderId)).length).toBe(days === 5 ? 1 : 2)
    }
    now.value = new Date(NOW.valueOf() + 15 * DAY_MS)
    const [again] = [await signInStaff(shop, 'registered_optician')]
    const { jobs } = await again.api.call('GET /api/admin/lens-jobs', { query: { view: 'waiting' } })
    expect(jobs.find(({ id }) => id === jobId)).toMatchObject({ isSilent: true })
  })
})
