import { dirname, join } from 'node:path'
import { z } from 'zod'

const path = z.string().min(1)

/** Where the shop keeps its files, as environment variables; see docs/configuration.md. */
export const pathVariables = {
  DATA_FOLDER: path.default('.shop/data'),
  VAULT_KEY_FILE: path.optional(),
  BACKUP_FOLDER: path.optional(),
  BACKUP_PASSPHRASE_FILE: path.optional(),
  MAIL_FOLDER: path.optional(),
  CATALOGUE_FILE: path.optional(),
}

const schema = z.object(pathVariables)

export interface PathSettings {
  dataFolder: string
  vaultKeyFile: string
  backupFolder: string
  /** If not set, backups are not encrypted. */
  backupPassphraseFile: string | undefined
  mailFolder: string
  /** Where a catalogue of thousands of products is kept from one start to the next. */
  catalogueFile: string
}

/** What is not set lies beside the folder of the data. */
export function toPathSettings(value: z.output<typeof schema>): PathSettings {
  const beside = (name: string) => join(dirname(value.DATA_FOLDER), name)
  return {
    dataFolder: value.DATA_FOLDER,
    vaultKeyFile: value.VAULT_KEY_FILE ?? beside('vault.key'),
    backupFolder: value.BACKUP_FOLDER ?? beside('backups'),
    backupPassphraseFile: value.BACKUP_PASSPHRASE_FILE,
    mailFolder: value.MAIL_FOLDER ?? beside('mail'),
    catalogueFile: value.CATALOGUE_FILE ?? beside('catalogue.bin'),
  }
}
