import { readFile } from 'node:fs/promises'
import { ShopError } from '../../contract/errors.ts'
import { foldPassword, isGuessable } from '../../domain/guessable-password.ts'
import { PROJECT } from '../project-folder.ts'
import type { UserRow } from './users.ts'

const LIST = new URL('src/server/account/common-passwords.txt', PROJECT)

/** Read once, when somebody first chooses a password. */
let common: Promise<ReadonlySet<string>> | undefined

/** Folded. Lines that begin with `#` and a space say where they come from. */
export async function readCommonPasswords(): Promise<ReadonlySet<string>> {
  const lines = (await readFile(LIST, 'utf8')).split('\n')
  return new Set(lines.filter((line) => line !== '' && line !== '#' && !line.startsWith('# ')).map(foldPassword))
}

/**
 * @param about what is known of the person: username, e-mail address, names
 * @throws ShopError `invalid_input` for a password that is common, or that is about the shop or the person
 */
export async function refuseGuessable(password: string, about: readonly (string | null | undefined)[]): Promise<void> {
  common ??= readCommonPasswords()
  if (isGuessable(password, { common: await common, about })) {
    throw new ShopError('invalid_input', { fields: { password: 'password_guessable' } })
  }
}

export const refuseGuessableOf = ({ username, email, firstName, lastName }: UserRow, password: string) =>
  refuseGuessable(password, [username, email, firstName, lastName])
