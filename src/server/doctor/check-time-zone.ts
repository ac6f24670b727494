import { sql } from 'drizzle-orm'
import { dayInCyprus, timeInCyprus } from '../../domain/calendar.ts'
import { rowsOf } from '../backup/stored-tables.ts'
import type { Db } from '../db/connect.ts'
import { type Finding, ok, unsafe, warning } from './finding.ts'

const WINTER_AND_SUMMER = ['01-15T12:00:00Z', '07-15T12:00:00Z'] as const
/** The zone of Cyprus has two names, and days of the shop are those of Cyprus. */
const SAFE_ZONES = /^(UTC|Etc\/UTC|GMT|(Asia|Europe)\/Nicosia)$/

/** Reads what the database makes of times in Cyprus, and the zones of both. */
export async function checkTimeZone(db: Db, now: Date): Promise<Finding[]> {
  const moments = WINTER_AND_SUMMER.map((rest) => new Date(`${now.getUTCFullYear()}-${rest}`))
  const [read] = await rowsOf<{ zone: string; times: string[] }>(
    db,
    sql`select current_setting('TimeZone') as zone, array(
      select to_char(moment::timestamptz at time zone 'Europe/Nicosia', 'YYYY-MM-DD HH24:MI')
      from jsonb_array_elements_text(${JSON.stringify(moments)}::jsonb) as moment
    ) as times`,
  )
  if (read === undefined) throw new Error('the database did not answer')
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone
  return [checkCyprusTime(moments, read.times), checkZones({ machine: own, database: read.zone })]
}

/** Summer time is decided by tables that the database and Node.js each bring along. */
export function checkCyprusTime(moments: readonly Date[], ofDatabase: readonly string[]): Finding {
  const own = moments.map((moment) => `${dayInCyprus(moment)} ${timeInCyprus(moment)}`)
  const differing = own.findIndex((time, index) => time !== ofDatabase[index])
  return differing === -1
    ? ok('time in Cyprus', 'The database and this machine agree about the time in Cyprus, in winter and summer.')
    : unsafe(
        'time in Cyprus',
        `When it is ${own[differing]} in Cyprus for this machine, it is ${ofDatabase[differing]} for the database: update Node.js, PostgreSQL and tzdata.`,
      )
}

export function checkZones(zones: Readonly<Record<'machine' | 'database', string>>): Finding {
  const odd = Object.entries(zones).filter(([, zone]) => !SAFE_ZONES.test(zone))
  return odd.length === 0
    ? ok('time zone', `The time zone is ${zones.machine} here and ${zones.database} in the database.`)
    : warning(
        'time zone',
        `The time zone of ${odd.map(([where, zone]) => `the ${where} is ${zone}`).join(', of ')}: backups by cron and last days of documents are off by hours. Set UTC or Europe/Nicosia.`,
      )
}
