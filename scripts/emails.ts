import { readConfig } from '../src/server/config.ts'
import { transaction } from '../src/server/db/connect.ts'
import { exitOnDataFolderError } from '../src/server/db/data-folder.ts'
import type { QueuedEmail } from '../src/server/email/enqueue-email.ts'
import { openShop } from '../src/server/open-shop.ts'

/** `npm run emails -- list` lists the dead letters; `retry [id]` retries one or all of them. */
const [verb, id] = process.argv.slice(2)
const isId = id === undefined || /^[0-9a-f-]{36}$/.test(id)
if ((verb !== 'list' && verb !== 'retry') || !isId) {
  console.error('usage: npm run emails -- list, or npm run emails -- retry [id]')
  process.exit(2)
}

const { shop, close } = await openShop({ ...readConfig(), logLevel: 'warn' }).catch(exitOnDataFolderError)
try {
  const dead = (await shop.jobs.listDead(shop.db)).filter((one) => id === undefined || one.id === id)
  if (verb === 'list') {
    for (const { id, data, diedAt, attempts, lastError } of dead) {
      const { recipient, kind } = data as QueuedEmail
      console.log(`${id}  ${diedAt.toISOString()}  ${recipient}  ${kind}  ${attempts} attempts: ${lastError}`)
    }
    console.log(`${dead.length} dead letters.`)
  } else {
    for (const one of dead) await transaction(shop, (shop) => shop.jobs.retryDead(shop.db, one))
    console.log(`${dead.length} e-mails will be sent again.`)
  }
} finally {
  await close()
}
