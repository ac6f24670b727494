import { useSearchParams } from 'react-router'
import type { AdminOutput } from '../../contract/admin/calls.ts'
import { LENS_JOB_VIEW_NAMES, type LensJobView } from '../../domain/lens-job.ts'
import { adminQuery } from '../site/admin-query.ts'
import { adminHref } from '../site/screens.ts'

export type LensJob = AdminOutput<'GET /api/admin/lens-jobs/{jobId}'>
export type LensJobRow = AdminOutput<'GET /api/admin/lens-jobs'>['jobs'][number]
export type JobPrescription = AdminOutput<'GET /api/admin/lens-jobs/{jobId}/prescription'>
export type JobVersion = JobPrescription['versions'][number]

export function useLensJobView(): LensJobView {
  const [search] = useSearchParams()
  return LENS_JOB_VIEW_NAMES.find((view) => view === search.get('view')) ?? 'check'
}

export const lensJobsHref = (view: LensJobView) =>
  adminHref('lensJobs', { query: { view: view === 'check' ? undefined : view } })

export const lensJobQuery = (jobId: number) => adminQuery('GET /api/admin/lens-jobs/{jobId}', { params: { jobId } })

/** Each reading is logged, so what was read is kept until the job changes. */
export const jobPrescriptionQuery = (jobId: number, purpose: 'review' | 'job_ticket' = 'review') => ({
  ...adminQuery('GET /api/admin/lens-jobs/{jobId}/prescription', { params: { jobId }, query: { purpose } }),
  staleTime: Number.POSITIVE_INFINITY,
  refetchOnWindowFocus: false,
})
