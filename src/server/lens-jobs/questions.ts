import { and, asc, eq, isNull, lt } from 'drizzle-orm'
import { ShopError } from '../../contract/errors.ts'
import type { LensQuestion } from '../../contract/lens-questions.ts'
import { dayInCyprus } from '../../domain/calendar.ts'
import { isBeforeApproval, REMIND_DAYS } from '../../domain/lens-job.ts'
import { photoUntil } from '../../domain/prescription/keeping.ts'
import { transaction } from '../db/connect.ts'
import { type LensQuestionRow, lensJobs, lensQuestions } from '../db/lens-jobs-schema.ts'
import { prescriptionPapers } from '../db/prescriptions-schema.ts'
import { orderItems } from '../db/schema.ts'
import type { SignedInStaff } from '../http/admin-env.ts'
import type { Visitor } from '../http/env.ts'
import { defineScheduledJob } from '../jobs/job.ts'
import { attachPaper } from '../lenses/papers.ts'
import type { Shop } from '../shop.ts'
import { keepRecordUntil } from '../vault/erase-records.ts'
import { openValues } from '../vault/open-record.ts'
import { changeJob, type LockedJob, lockJob, moveJob } from './job-rows.ts'
import { enqueueLensEmail } from './lens-emails.ts'
import { verifyQuestion } from './question-link.ts'
import { storeText } from './store-text.ts'

const DAY_MS = 86_400_000

/** @throws ShopError as `changeJob`; `lens_step_not_allowed` */
export const askCustomer = (
  shop: Shop,
  member: SignedInStaff,
  jobId: number,
  { version, text }: { version: number; text: string },
) =>
  changeJob(shop, member, { jobId, version }, async (shop, { job, order }) => {
    await moveJob(shop, job, 'question')
    const textRecordId = await storeText(shop, job, text)
    const [question] = await shop.db
      .insert(lensQuestions)
      .values({ jobId, kind: 'text', textRecordId, staffId: member.id, askedAt: shop.clock() })
      .returning()
    if (question !== undefined) await enqueueLensEmail(shop, order, 'lens_question', { question })
  })

/** @throws ShopError `not_found` where the link is not valid, or what it asked is over */
export async function getLensQuestion(shop: Shop, token: string): Promise<LensQuestion> {
  const { question, item, orderId } = await findQuestion(shop, verifyQuestion(shop, token))
  const reader = { role: 'customer', purpose: 'question' as const }
  const { textRecordId } = question
  const opened = textRecordId === null ? null : await openValues<{ text: string }>(shop, textRecordId, reader)
  return {
    kind: question.kind,
    text: opened?.text ?? null,
    productName: item.name,
    productNameEl: item.nameEl,
    orderId,
    isAnswered: question.answeredAt !== null,
  }
}

interface Answer {
  text: string
  paperId: string | null
}

/**
 * Stores an answer once, and gives the pair back to the optician.
 * @throws ShopError `not_found`; `invalid_input` for an empty answer or another's photo
 */
export async function answerLensQuestion(
  shop: Shop,
  visitor: Visitor,
  token: string,
  answer: Answer,
): Promise<LensQuestion> {
  const id = verifyQuestion(shop, token)
  const { question: found } = await findQuestion(shop, id)
  await transaction(shop, async (shop) => {
    const locked = await lockJob(shop.db, found.jobId)
    const [question] = await shop.db.select().from(lensQuestions).where(eq(lensQuestions.id, id))
    if (question === undefined || question.answeredAt !== null) return
    await storeAnswer(shop, visitor, { locked, question, answer })
  })
  return getLensQuestion(shop, token)
}

async function storeAnswer(
  shop: Shop,
  { userId, guestKey, language }: Visitor,
  {
    locked: { job },
    question,
    answer: { text, paperId },
  }: { locked: LockedJob; question: LensQuestionRow; answer: Answer },
): Promise<void> {
  if (!isBeforeApproval(job.state)) throw new ShopError('not_found')
  if (text === '' && paperId === null) throw new ShopError('invalid_input', { fields: { text: 'text_required' } })
  if (paperId !== null && job.prescriptionId !== null) {
    const owner = { userId, guestKey: userId === null ? guestKey : null, language }
    await attachPaper(shop, owner, { paperId, prescriptionId: job.prescriptionId })
    await keepPaper(shop, paperId)
  }
  const answeredAt = shop.clock()
  const answerRecordId = text === '' ? null : await storeText(shop, job, text)
  await shop.db.update(lensQuestions).set({ answerRecordId, answeredAt }).where(eq(lensQuestions.id, question.id))
  const isOpen = await hasOpenQuestion(shop, job.id)
  if (job.state !== 'measuring' && !isOpen) await moveJob(shop, job, 'checking')
}

async function keepPaper(shop: Shop, paperId: string): Promise<void> {
  const [paper] = await shop.db.select().from(prescriptionPapers).where(eq(prescriptionPapers.id, paperId))
  if (paper !== undefined) await keepRecordUntil(shop, paper.recordId, photoUntil(dayInCyprus(shop.clock())))
}

const hasOpenQuestion = async ({ db }: Shop, jobId: number): Promise<boolean> =>
  (await db.$count(lensQuestions, and(eq(lensQuestions.jobId, jobId), isNull(lensQuestions.answeredAt)))) > 0

async function findQuestion({ db }: Shop, id: number) {
  const [found] = await db
    .select({ question: lensQuestions, item: orderItems, orderId: lensJobs.orderId, state: lensJobs.state })
    .from(lensQuestions)
    .innerJoin(lensJobs, eq(lensJobs.id, lensQuestions.jobId))
    .innerJoin(orderItems, eq(orderItems.id, lensJobs.orderItemId))
    .where(eq(lensQuestions.id, id))
  if (found === undefined) throw new ShopError('not_found')
  const isOver = found.question.answeredAt === null && !isBeforeApproval(found.state)
  if (isOver) throw new ShopError('not_found')
  return found
}

export const LENS_REMINDERS_JOB = defineScheduledJob('lens-reminders', '20 8 * * *')

/** Reminds customers once of a question that is open for days. */
export async function remindOfQuestions(shop: Shop): Promise<void> {
  const before = new Date(shop.clock().valueOf() - REMIND_DAYS * DAY_MS)
  const due = and(isNull(lensQuestions.answeredAt), isNull(lensQuestions.remindedAt), lt(lensQuestions.askedAt, before))
  for (const { id, jobId } of await shop.db.select().from(lensQuestions).where(due).orderBy(asc(lensQuestions.id))) {
    await transaction(shop, async (shop) => {
      const { job, order } = await lockJob(shop.db, jobId)
      const [question] = await shop.db
        .select()
        .from(lensQuestions)
        .where(and(due, eq(lensQuestions.id, id)))
      if (question === undefined) return
      await shop.db.update(lensQuestions).set({ remindedAt: shop.clock() }).where(eq(lensQuestions.id, id))
      const isWaited = job.state === 'question' || job.state === 'awaiting_prescription'
      if (isWaited) await enqueueLensEmail(shop, order, 'lens_question', { question, isReminder: true })
    })
  }
}
