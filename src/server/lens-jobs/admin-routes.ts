import { lensJobCalls } from '../../contract/admin/lens-jobs.ts'
import { createAdminRouter } from '../http/admin-router.ts'
import type { Shop } from '../shop.ts'
import { askCustomer } from './questions.ts'
import { getLensJob, listLensJobs } from './read-job.ts'
import { readJobPaper, readJobPrescription } from './read-prescription.ts'
import { approveJob, measureJob, refuseJob, revokeApproval, saveJobValues } from './review.ts'
import { checkFinished, remakeJob, takeWorkshopStep } from './workshop.ts'

export const lensJobRoutes = (shop: Shop) =>
  createAdminRouter(shop)
    .openapi(lensJobCalls.listLensJobs, async (c) => c.json(await listLensJobs(shop, c.req.valid('query').view), 200))
    .openapi(lensJobCalls.getLensJob, async (c) => c.json(await getLensJob(shop, c.req.valid('param').jobId), 200))
    .openapi(lensJobCalls.getLensJobPrescription, async (c) => {
      const { jobId } = c.req.valid('param')
      return c.json(await readJobPrescription(shop, c.var.staff, jobId, c.req.valid('query').purpose), 200)
    })
    .openapi(lensJobCalls.getLensJobPaper, async (c) => {
      const { jobId, paperId } = c.req.valid('param')
      const photo = await readJobPaper(shop, c.var.staff, jobId, paperId)
      return c.body(Buffer.from(photo), 200, { 'Content-Type': 'image/jpeg', 'Cache-Control': 'no-store' })
    })
    .openapi(lensJobCalls.saveLensJobValues, async (c) =>
      c.json(await saveJobValues(shop, c.var.staff, c.req.valid('param').jobId, c.req.valid('json')), 200),
    )
    .openapi(lensJobCalls.approveLensJob, async (c) =>
      c.json(await approveJob(shop, c.var.staff, c.req.valid('param').jobId, c.req.valid('json')), 200),
    )
    .openapi(lensJobCalls.revokeLensApproval, async (c) =>
      c.json(await revokeApproval(shop, c.var.staff, c.req.valid('param').jobId, c.req.valid('json')), 200),
    )
    .openapi(lensJobCalls.refuseLensJob, async (c) =>
      c.json(await refuseJob(shop, c.var.staff, c.req.valid('param').jobId, c.req.valid('json')), 200),
    )
    .openapi(lensJobCalls.measureLensJob, async (c) =>
      c.json(await measureJob(shop, c.var.staff, c.req.valid('param').jobId, c.req.valid('json')), 200),
    )
    .openapi(lensJobCalls.askCustomer, async (c) =>
      c.json(await askCustomer(shop, c.var.staff, c.req.valid('param').jobId, c.req.valid('json')), 200),
    )
    .openapi(lensJobCalls.takeWorkshopStep, async (c) =>
      c.json(await takeWorkshopStep(shop, c.var.staff, c.req.valid('param').jobId, c.req.valid('json')), 200),
    )
    .openapi(lensJobCalls.checkLenses, async (c) =>
      c.json(await checkFinished(shop, c.var.staff, c.req.valid('param').jobId, c.req.valid('json')), 200),
    )
    .openapi(lensJobCalls.remakeLenses, async (c) =>
      c.json(await remakeJob(shop, c.var.staff, c.req.valid('param').jobId, c.req.valid('json')), 200),
    )
