import { serve } from '@hono/node-server'
import { createApp } from '../../src/server/app.ts'
import { readConfig } from '../../src/server/config.ts'
import { composeLetters } from '../../src/server/letters/compose.ts'
import { openPostOffice } from '../../src/server/mail/post-office.ts'
import { openShop } from '../../src/server/open-shop.ts'

/** The calls of the shop as a process of their own, for tests that kill it; says its port on standard output. */
const open = await openShop(readConfig())
const pace = { pollSeconds: 0.5, pauseSeconds: 1, longestPauseSeconds: 1, signSeconds: 10, lookSeconds: 1 }
if (open.shop.config.smtpUrl !== undefined) openPostOffice(open, composeLetters(open.shop), { pace })
const server = serve({ fetch: createApp(open.shop).app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => {
  console.log(`port ${port}`)
})
process.on('disconnect', () => server.close())
