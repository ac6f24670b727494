import { readConfig } from '../src/server/config.ts'
import { exitOnDataFolderError } from '../src/server/db/data-folder.ts'
import { listDead, sendAgain } from '../src/server/mail/outbox.ts'
import { openShop } from '../src/server/open-shop.ts'

/** `npm run letters -- list` tells of the letters that were given up; `retry [number]` has one or all sent again. */
const [verb, number] = process.argv.slice(2)
const isNumber = number === undefined || /^[1-9]\d*$/.test(number)
if ((verb !== 'list' && verb !== 'retry') || !isNumber) {
  console.error('Say what to do: npm run letters -- list, or npm run letters -- retry [number]')
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
    const count = await sendAgain(shop.db, number === undefined ? undefined : Number(number))
    console.log(`${count} letters will be sent again.`)
  }
} finally {
  await close()
}
