import { SHOP_NAME } from '../../domain/shop-facts.ts'
import { transaction } from '../db/connect.ts'
import { together } from '../db/together.ts'
import type { Job, JobHandler, JobOutcome } from '../jobs/job.ts'
import type { Shop } from '../shop.ts'
import { EMAIL_JOB, type QueuedEmail } from './enqueue-email.ts'
import { type RenderEmail, toMessage } from './message.ts'
import { isSent, recordSent } from './sent-emails.ts'
import { isPermanentFailure } from './smtp.ts'
import type { Transport } from './transport.ts'

const RECORD_ATTEMPTS = 5
const RECORD_DELAY_MS = 1_000

export function emailHandler(render: RenderEmail, transport: Transport): JobHandler<Shop> {
  return {
    job: EMAIL_JOB as Job<object>,
    run: (shop, jobId, data) => sendEmail(shop, { jobId, email: data as QueuedEmail, render, transport }),
  }
}

interface Sending {
  jobId: string
  email: QueuedEmail
  render: RenderEmail
  transport: Transport
}

async function sendEmail(shop: Shop, { jobId, email, render, transport }: Sending): Promise<JobOutcome> {
  if (!(await isSent(shop.db, email.id))) {
    try {
      await transport(toMessage(email, senderOf(shop), await render(email)), email)
    } catch (error) {
      return { status: isPermanentFailure(error) ? 'rejected' : 'failed', error }
    }
  }
  await finishWithRetries(shop, jobId, email)
  return { status: 'done' }
}

const senderOf = ({ config, settings }: Shop) => config.mailFrom ?? `${SHOP_NAME} <${settings.current().contact.email}>`

/** Retries, since an acknowledged e-mail that is not recorded would be sent twice. */
async function finishWithRetries(shop: Shop, jobId: string, email: QueuedEmail): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await transaction(shop, async (shop) => {
        const { db, jobs } = shop
        await together([recordSent(db, email, shop.clock()), jobs.remove(db, EMAIL_JOB, jobId)])
      })
    } catch (error) {
      if (attempt === RECORD_ATTEMPTS) throw error
      await new Promise((resolve) => setTimeout(resolve, RECORD_DELAY_MS))
    }
  }
}
