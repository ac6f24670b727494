import { randomUUID } from 'node:crypto'
import { parseArgs } from 'node:util'
import { ShopError } from '../src/contract/errors.ts'
import { email as emailSchema } from '../src/contract/fields.ts'
import { STAFF_ROLES, type StaffRole } from '../src/domain/permissions.ts'
import { readConfig } from '../src/server/config.ts'
import { exitOnDataFolderError } from '../src/server/db/data-folder.ts'
import { openDatabase } from '../src/server/open-shop.ts'
import {
  addStaff,
  deactivateStaff,
  inviteStaff,
  listStaff,
  type StaffEditor,
  type StaffShop,
} from '../src/server/staff/edit-staff.ts'
import { findStaffByEmail } from '../src/server/staff/staff-rows.ts'

const USAGE = `usage: npm run staff -- add EMAIL --role ROLE [--name NAME]   adds somebody and prints a link for one use
       npm run staff -- invite EMAIL                          prints a new link, for somebody who cannot sign in
       npm run staff -- deactivate EMAIL                      takes away somebody's access
       npm run staff -- list
roles: ${STAFF_ROLES.join(', ')}`

const { positionals, values } = readArguments()
const [verb = '', address = ''] = positionals
const email = emailSchema.safeParse(address).data?.toLowerCase() ?? ''
const role = STAFF_ROLES.find((one) => one === values.role)
const isValid = verb === 'list' || (email !== '' && (/^(invite|deactivate)$/.test(verb) || (verb === 'add' && role)))
if (!isValid) exitWith(2, USAGE)

const config = { ...readConfig(), logLevel: 'warn' as const }
const { database, close } = await openDatabase(config).catch(exitOnDataFolderError)
const shop: StaffShop = { db: database.db, config, clock: () => new Date() }
const editor: StaffEditor = { id: null, role: 'owner', call: `npm run staff -- ${verb}`, requestId: null }
try {
  if (verb === 'list') await list()
  else if (verb === 'add') await add(role ?? 'assistant')
  else if (verb === 'invite') printLink(await inviteStaff(shop, editor, await idOf(email), randomUUID()))
  else console.log(`${(await deactivateStaff(shop, editor, await idOf(email))).email} can no longer sign in.`)
} catch (error) {
  if (!(error instanceof ShopError)) throw error
  console.error(`Not done: ${error.code}`)
  process.exitCode = 1
} finally {
  await close()
}

async function list(): Promise<void> {
  for (const { email, name, role, state } of await listStaff(shop.db))
    console.log(`${email}  ${name}  ${role}  ${state}`)
}

async function add(role: StaffRole): Promise<void> {
  const name = values.name ?? email.slice(0, email.indexOf('@'))
  printLink(await addStaff(shop, editor, { email, name, role, requestKey: randomUUID() }))
}

async function idOf(email: string): Promise<number> {
  const found = await findStaffByEmail(shop.db, email)
  if (found === undefined) throw new ShopError('not_found')
  return found.id
}

function printLink({ link, expiresAt }: { link: string; expiresAt: string }): void {
  console.log(`${link}\nFor one use, until ${expiresAt}.`)
}

function readArguments() {
  try {
    return parseArgs({ allowPositionals: true, options: { role: { type: 'string' }, name: { type: 'string' } } })
  } catch {
    return exitWith(2, USAGE)
  }
}

function exitWith(status: number, text: string): never {
  console.error(text)
  process.exit(status)
}
