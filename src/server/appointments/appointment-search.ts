import { type SQL, sql } from 'drizzle-orm'
import { keysOf } from '../../domain/order-search.ts'
import type { Db } from '../db/connect.ts'

interface SearchedAppointment {
  firstName: string
  lastName: string
  email: string | null
  phone: string
}

const BATCH_SIZE = 1_000

/** What an appointment is found by in the back office. */
function keysOfAppointment({ firstName, lastName, email, phone }: SearchedAppointment): string[] {
  const emails = email === null ? [] : [email]
  return keysOf({ texts: [firstName, lastName, ...emails], emails, phones: [phone] })
}

export const searchVector = (appointment: SearchedAppointment): SQL =>
  sql`array_to_tsvector(array(select jsonb_array_elements_text(${JSON.stringify(keysOfAppointment(appointment))}::jsonb)))`

/** Gives search keys to appointments that were written without them, as by the demo data; the step of migration 0021. */
export async function fillAppointmentSearch(tx: Db): Promise<void> {
  for (let last = 0; ; ) {
    const { rows } = (await tx.execute(sql`
      select id, first_name as "firstName", last_name as "lastName", email, phone from appointments
      where search = '' and id > ${last}::int order by id limit ${BATCH_SIZE}::int`)) as unknown as {
      rows: (SearchedAppointment & { id: number })[]
    }
    if (rows.length === 0) return
    const keys = rows.map((row) => ({ id: row.id, keys: keysOfAppointment(row) }))
    await tx.execute(sql`
      update appointments set search = array_to_tsvector(array(select jsonb_array_elements_text(found.keys)))
      from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as found (id int, keys jsonb)
      where appointments.id = found.id`)
    last = rows.at(-1)?.id ?? 0
  }
}
