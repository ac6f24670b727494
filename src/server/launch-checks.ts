import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { and, eq, gte, isNull } from 'drizzle-orm'
import { dayInCyprus } from '../domain/calendar.ts'
import { GUARANTEE_NOTICE } from '../domain/guarantee-notice.ts'
import type { ShopSettings } from '../domain/settings.ts'
import type { Language } from '../domain/shop-facts.ts'
import { staff } from './db/staff-schema.ts'
import { PROJECT } from './project-folder.ts'
import type { Shop } from './shop.ts'

/** What a production start reads of the shop; the payments and the carriers add what is theirs. */
export interface LaunchFacts {
  settings: Pick<ShopSettings, 'company' | 'stores' | 'contact'>
  publicOrigin: string
  hasSmtp: boolean
  hasVaultKeys: boolean
  /** Opticians who may approve prescriptions today. */
  registeredOpticians: number
  /** SHA-256 of the official notice on the guarantee as it is served; null where there is none. */
  noticeHashes: Readonly<Record<Language, string | null>>
  /** Groups of settings that other parts of the shop own. */
  more: readonly LaunchCheck[]
}

export interface LaunchCheck {
  /** As in docs/before-you-launch.md. */
  name: string
  isDone: boolean
}

/** Everything that must be settled before the shop sells in earnest, in the order of docs/before-you-launch.md. */
export function listLaunchChecks({
  settings,
  publicOrigin,
  hasSmtp,
  hasVaultKeys,
  registeredOpticians,
  noticeHashes,
  more,
}: LaunchFacts): LaunchCheck[] {
  const { company, stores } = settings
  const open = stores.filter(({ isClosed }) => !isClosed)
  return [
    { name: 'the company’s name', isDone: company.name !== '' },
    { name: 'the company’s registration number', isDone: company.registrationNumber !== '' },
    { name: 'the company’s VAT number', isDone: company.vatNumber !== '' },
    { name: 'the company’s address in both languages', isDone: company.address !== '' && company.addressEl !== '' },
    { name: 'the optical licence of every open store', isDone: open.every(({ licence }) => licence !== '') },
    { name: 'an optician with a valid registration', isDone: registeredOpticians > 0 },
    { name: 'a public address with https', isDone: publicOrigin.startsWith('https:') },
    { name: 'a mail server', isDone: hasSmtp },
    { name: 'a key of the vault for all machines (VAULT_KEYS)', isDone: hasVaultKeys },
    ...noticeChecks(noticeHashes),
    ...more,
  ]
}

const noticeChecks = (hashes: LaunchFacts['noticeHashes']): LaunchCheck[] =>
  (Object.keys(GUARANTEE_NOTICE) as Language[]).map((language) => {
    const { file } = GUARANTEE_NOTICE[language]
    return {
      name: `the official notice on the legal guarantee (${language})`,
      isDone: file !== null && hashes[language] === file.sha256,
    }
  })

type Checked = Pick<Shop, 'settings' | 'config' | 'db' | 'clock'>

/** Logs what is still open, one line each. Nothing is refused: the owner decides. */
export async function logLaunchChecks(shop: Shop, more: readonly LaunchCheck[] = []): Promise<void> {
  if (!shop.config.isProduction) return
  for (const name of await listOpenChecks(shop, more)) {
    shop.log.warn(`before you launch: ${name} is missing; see docs/before-you-launch.md`)
  }
}

/** The names of what is still open. */
export async function listOpenChecks(shop: Checked, more: readonly LaunchCheck[]): Promise<string[]> {
  const { settings, config } = shop
  const checks = listLaunchChecks({
    settings: settings.current(),
    publicOrigin: config.publicOrigin,
    hasSmtp: config.smtpUrl !== undefined,
    // PGlite is one machine with one folder, where the key's file is kept.
    hasVaultKeys: config.vaultKeys !== undefined || config.databaseUrl === undefined,
    registeredOpticians: await countRegisteredOpticians(shop),
    noticeHashes: await hashNotices(),
    more,
  })
  return checks.flatMap(({ name, isDone }) => (isDone ? [] : [name]))
}

const countRegisteredOpticians = ({ db, clock }: Checked): Promise<number> =>
  db.$count(
    staff,
    and(
      eq(staff.role, 'registered_optician'),
      isNull(staff.deactivatedAt),
      gte(staff.registrationExpiresOn, dayInCyprus(clock())),
    ),
  )

async function hashNotices(): Promise<LaunchFacts['noticeHashes']> {
  const [en, el] = await Promise.all([hashNotice('en'), hashNotice('el')])
  return { en, el }
}

async function hashNotice(language: Language): Promise<string | null> {
  const { file } = GUARANTEE_NOTICE[language]
  if (file === null) return null
  const content = await readFile(new URL(`public/${file.path}`, PROJECT)).catch(() => null)
  return content && createHash('sha256').update(content).digest('hex')
}
