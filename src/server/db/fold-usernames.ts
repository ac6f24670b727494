import { sql } from 'drizzle-orm'
import { foldUsername } from '../../domain/login-name.ts'
import type { Db } from './connect.ts'

/** Cannot occur in a username, so the folded names made with it are unique. */
const MARK = '\u001f'

/**
 * Fills the folded usernames of all accounts; migrations/0008-folded-usernames.sql left placeholders. If several
 * accounts fold to one name, the oldest gets it; the others get it with a mark and their id, and sign in with their
 * exact username or e-mail address.
 */
export async function foldUsernames(tx: Db): Promise<void> {
  const { rows } = (await tx.execute(sql`select id, username from users order by id`)) as unknown as {
    rows: { id: number; username: string }[]
  }
  const usedFolds = new Set<string>()
  const folds = rows.map(({ id, username }) => {
    const fold = foldUsername(username)
    const folded = usedFolds.has(fold) ? `${fold}${MARK}${id}` : fold
    usedFolds.add(fold)
    return { id, folded }
  })
  await tx.execute(
    sql`update users set username_folded = folds.folded
      from jsonb_to_recordset(${JSON.stringify(folds)}::jsonb) as folds (id integer, folded text)
      where users.id = folds.id`,
  )
}
