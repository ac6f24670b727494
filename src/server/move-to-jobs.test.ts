import { afterAll, beforeAll, expect, test } from 'vitest'
import { listQueuedEmails } from '../../test/support/emails.ts'
import { createTestShop, type TestShop } from '../../test/support/test-shop.ts'
import { RESET_JOB } from './account/reset-password.ts'
import { sentEmails } from './db/schema.ts'
import { emailIdOf } from './email/enqueue-email.ts'
import { migrateShop } from './open-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await createTestShop()
  const run = (statements: string) => shop.database.execute(statements)
  // The tables as migrations 0001 to 0011 left them.
  await run(`
    drop table sent_emails; drop table documents;
    create table outbox (id bigserial primary key, kind text not null, recipient text not null, language text not null,
      payload jsonb not null, dedupe_key text not null unique, created_at timestamptz not null default now(),
      sent_at timestamptz, queued_at timestamptz, round integer not null default 0, attempts integer not null default 0,
      last_error text, failed_at timestamptz);
    create table reset_requests (id bigserial primary key, account text not null, language text not null,
      created_at timestamptz not null default now());
    create function tell_post_office() returns trigger language plpgsql as $$ begin return null; end $$;
    create trigger outbox_tells_post_office after insert on outbox for each row execute function tell_post_office();
    delete from migrations where name = '0012-one-queue-of-jobs.sql'`)
  const row = (key: string, columns = 'null, null, null', attempts = 0) =>
    `insert into outbox (kind, recipient, language, payload, dedupe_key, sent_at, failed_at, last_error, attempts)
     values ('account_closed', '${key}@example.com', 'el', '{"username": "maria", "firstName": null}', '${key}', ${columns}, ${attempts})`
  await run(row('waiting'))
  await run(row('sent', 'now(), null, null', 1))
  await run(row('dead', "null, now(), 'Mailbox full'", 31))
  await run("insert into reset_requests (account, language) values ('maria', 'el')")
  await migrateShop(shop.database, shop.shop.jobs)
  // Of migration 0014, which does not run again.
  await run('alter table sent_emails add column order_id text')
})
afterAll(() => shop.close())

test('e-mails that waited are in the queue, with their key', async () => {
  expect(await listQueuedEmails(shop.shop)).toMatchObject([
    { id: emailIdOf('waiting'), recipient: 'waiting@example.com', language: 'el', payload: { username: 'maria' } },
  ])
})

test('sent e-mails are recorded, with their key', async () => {
  expect(await shop.shop.db.select().from(sentEmails)).toMatchObject([
    { id: emailIdOf('sent'), recipient: 'sent@example.com', kind: 'account_closed' },
  ])
})

test('dead letters are kept with their last error and can be retried', async () => {
  const { jobs, db } = shop.shop
  const [dead] = await jobs.listDead(db)
  expect(dead).toMatchObject({ queue: 'email', attempts: 31, lastError: 'Mailbox full' })
  if (dead) await jobs.retryDead(db, dead)
  expect(await jobs.listDead(db)).toEqual([])
  expect((await listQueuedEmails(shop.shop)).map(({ id }) => id)).toContain(emailIdOf('dead'))
})

test('reset requests are in the queue, and the old tables are gone', async () => {
  const requests = await shop.shop.jobs.list(shop.shop.db, RESET_JOB)
  expect(requests.map(({ data }) => data)).toEqual([{ account: 'maria', language: 'el' }])
  const { rows } = await shop.database.execute(
    "select to_regclass('outbox') as outbox, to_regclass('reset_requests') as resets",
  )
  expect(rows).toEqual([{ outbox: null, resets: null }])
})
