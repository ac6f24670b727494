import { readConfig } from '../src/server/config.ts'
import { exitOnDataFolderError } from '../src/server/db/data-folder.ts'
import { listDead, retryDead } from '../src/server/email/outbox.ts'
import { openShop } from '../src/server/open-shop.ts'

/** `npm run emails -- list` lists the dead letters; `retry [number]` retries one or all of them. */
const [verb, number] = process.argv.slice(2)
const isNumber = number === undefined || /^[1-9]\d*$/.test(number)
if ((verb !== 'list' && verb !== 'retry') || !isNumber) {
  console.error('usage: npm run emails -- list, or npm run emails -- retry [number]')
  process.exit(2)
}

const { shop, close } = await openShop({ ...readConfig(), logLevel: 'warn' }).catch(exitOnDataFolderError)
try {
  if (verb === 'list') {
    const dead = await listDead(shop.db)
    for (const { id, failedAt, recipient, kind, attempts, lastError } of dead) {
      console.log(`${id}  ${failedAt?.toISOString()}  ${recipient}  ${kind}  ${attempts} attempts: ${lastError}`)
    }
    console.log(`${dead.length} dead letters.`)
  } else {
    const count = await retryDead(shop.db, number === undefined ? undefined : Number(number))
    console.log(`${count} e-mails will be sent again.`)
  }
} finally {
  await close()
}
