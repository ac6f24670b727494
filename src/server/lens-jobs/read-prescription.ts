import { and, asc, eq, isNotNull } from 'drizzle-orm'
import type { LensJobPrescription } from '../../contract/admin/lens-job-forms.ts'
import { ShopError } from '../../contract/errors.ts'
import type { ToleranceResult } from '../../domain/lens-tolerances.ts'
import { EYES, type Prescription } from '../../domain/prescription/prescription.ts'
import { transaction } from '../db/connect.ts'
import { type LensJobRow, lensApprovals, lensChecks, lensJobs, lensQuestions } from '../db/lens-jobs-schema.ts'
import { prescriptionPapers } from '../db/prescriptions-schema.ts'
import type { SignedInStaff } from '../http/admin-env.ts'
import type { Shop } from '../shop.ts'
import { openRecord, openValues, type Reader } from '../vault/open-record.ts'
import { getChoice, type JobPrescription, judge, listVersions, readerOf } from './job-lenses.ts'

type Purpose = 'review' | 'job_ticket' | 'quality_check'

/** Every value of a job. Each record that is opened is logged. @throws ShopError `not_found` */
export function readJobPrescription(
  shop: Shop,
  member: SignedInStaff,
  jobId: number,
  purpose: Purpose,
): Promise<LensJobPrescription> {
  return transaction(shop, async (shop) => {
    const job = await getJob(shop, jobId)
    const reader = readerOf(member, purpose)
    const versions = await openVersions(shop, job, reader)
    const held = versions.find(({ number }) => number === job.prescriptionVersion)
    const judged = held?.stored
      ? judge(shop, await getChoice(shop, job), { ...held.stored, isByStaff: held.source === 'staff' })
      : null
    return {
      versions: versions.map(({ stored, ...version }) => ({
        ...version,
        values: stored && valuesOf(stored.prescription),
        entry: stored && toWireEntry(stored.entry),
        age: stored?.age ?? null,
        heights: stored?.heights ?? null,
      })),
      warnings: (judged?.warnings ?? []).map(({ code, fields, value = 0 }) => ({ code, fields: [...fields], value })),
      reasons: judged?.verdict.reasons ?? [],
      minimumBlankMm: judged?.minimumBlankMm ?? null,
      papers: await listPapers(shop, job),
      ...(await openTexts(shop, job, reader)),
      results: await openResults(shop, job, reader),
    }
  })
}

/**
 * A photo of a job's paper, as JPEG. The look is logged.
 * @throws ShopError `not_found` where it is another job's or was erased
 */
export async function readJobPaper(
  shop: Shop,
  member: SignedInStaff,
  jobId: number,
  paperId: string,
): Promise<Uint8Array> {
  const job = await getJob(shop, jobId)
  if (job.prescriptionId === null) throw new ShopError('not_found')
  const isOfJob = and(eq(prescriptionPapers.id, paperId), eq(prescriptionPapers.prescriptionId, job.prescriptionId))
  const [paper] = await shop.db.select().from(prescriptionPapers).where(isOfJob)
  const content = paper && (await openRecord(shop, paper.recordId, readerOf(member, 'review')))
  if (!content) throw new ShopError('not_found')
  return content
}

async function getJob({ db }: Shop, jobId: number): Promise<LensJobRow> {
  const [job] = await db.select().from(lensJobs).where(eq(lensJobs.id, jobId))
  if (job === undefined) throw new ShopError('not_found')
  return job
}

async function openVersions(shop: Shop, job: LensJobRow, reader: Reader) {
  const opened = []
  for (const { version, staffName } of await listVersions(shop, job)) {
    const stored = await openValues<JobPrescription>(shop, version.recordId, reader)
    const { number, source, createdAt } = version
    opened.push({ number, source, staffName, savedAt: createdAt.toISOString(), stored })
  }
  return opened
}

type Wire = LensJobPrescription['versions'][number]
const valuesOf = (values: Prescription): NonNullable<Wire['values']> => ({
  ...values,
  right: { ...values.right, prisms: [...values.right.prisms] },
  left: { ...values.left, prisms: [...values.left.prisms] },
})

function toWireEntry(entry: JobPrescription['entry']): NonNullable<Wire['entry']> {
  const [right, left] = EYES.map((eye) => ({ ...entry[eye], prisms: [...entry[eye].prisms] }))
  if (right === undefined || left === undefined) throw new Error('an eye is missing')
  return { ...entry, right, left }
}

async function listPapers({ db }: Shop, { prescriptionId }: LensJobRow): Promise<LensJobPrescription['papers']> {
  if (prescriptionId === null) return []
  const papers = await db
    .select()
    .from(prescriptionPapers)
    .where(eq(prescriptionPapers.prescriptionId, prescriptionId))
    .orderBy(asc(prescriptionPapers.createdAt))
  return papers.map(({ id, createdAt }) => ({ id, at: createdAt.toISOString() }))
}

type Texts = Pick<LensJobPrescription, 'questions' | 'refusal' | 'notes'>

async function openTexts(shop: Shop, job: LensJobRow, reader: Reader): Promise<Texts> {
  const open = async (id: string | null) =>
    id === null ? null : ((await openValues<{ text: string }>(shop, id, reader))?.text ?? null)
  const asked = await shop.db
    .select()
    .from(lensQuestions)
    .where(eq(lensQuestions.jobId, job.id))
    .orderBy(asc(lensQuestions.id))
  const questions: Texts['questions'] = []
  for (const { id, textRecordId, answerRecordId } of asked) {
    questions.push({ id, text: await open(textRecordId), answer: await open(answerRecordId) })
  }
  const noted = and(eq(lensApprovals.jobId, job.id), isNotNull(lensApprovals.noteRecordId))
  const notes: Texts['notes'] = []
  for (const { noteRecordId, at } of await shop.db
    .select()
    .from(lensApprovals)
    .where(noted)
    .orderBy(asc(lensApprovals.id))) {
    const text = await open(noteRecordId)
    if (text !== null) notes.push({ text, at: at.toISOString() })
  }
  return { questions, refusal: await open(job.refusalRecordId), notes }
}

async function openResults(shop: Shop, { id }: LensJobRow, reader: Reader): Promise<ToleranceResult[]> {
  const checks = await shop.db.select().from(lensChecks).where(eq(lensChecks.jobId, id)).orderBy(asc(lensChecks.id))
  const last = checks.at(-1)
  if (last === undefined) return []
  return (await openValues<{ results: ToleranceResult[] }>(shop, last.recordId, reader))?.results ?? []
}
