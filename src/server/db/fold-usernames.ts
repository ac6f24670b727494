import { sql } from 'drizzle-orm'
import { foldUsername } from '../../domain/login-name.ts'
import type { Db } from './connect.ts'

/** Stands in no name, so what is made with it collides with none. */
const MARK = '\u001f'

/**
 * Folds the usernames of all accounts, whose folds so far are marks (migrations/0008-folded-usernames.sql). Where several have one fold, the oldest account has it; of the others it is
 * followed by a mark and their id. They are found by their names exactly as they are, and by e-mail.
 */
export async function foldUsernames(tx: Db): Promise<void> {
  const { rows } = (await tx.execute(sql`select id, username from users order by id`)) as unknown as {
    rows: { id: number; username: string }[]
  }
  const taken = new Set<string>()
  const folds = rows.map(({ id, username }) => {
    const fold = foldUsername(username)
    const folded = taken.has(fold) ? `${fold}${MARK}${id}` : fold
    taken.add(fold)
    return { id, folded }
  })
  await tx.execute(
    sql`update users set username_folded = folds.folded
      from jsonb_to_recordset(${JSON.stringify(folds)}::jsonb) as folds (id integer, folded text)
      where users.id = folds.id`,
  )
}
