import { dirname, join } from 'node:path'
import { z } from 'zod'
import { CONTACT, SHOP_NAME } from '../domain/shop-facts.ts'

const environment = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  PUBLIC_ORIGIN: z.url({ protocol: /^https?$/ }).optional(),
  DATABASE_URL: z.string().min(1).optional(),
  DATABASE_POOL: z.coerce.number().int().min(1).max(200).default(10),
  DATA_FOLDER: z.string().min(1).default('.shop/data'),
  COOKIE_SECRET: z.string().min(32).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^<>@\p{Cc}]*<[^<>@\s]+@[^<>@\s]+>$|^[^<>@\s]+@[^<>@\s]+$/u)
    .default(`${SHOP_NAME} <${CONTACT.email}>`),
  MAIL_FOLDER: z.string().min(1).optional(),
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(5).default(0),
  DEMO_WORLD: z.enum(['yes', 'no']).optional(),
  CATALOGUE_REREAD_SECONDS: z.coerce.number().int().min(1).max(86_400).default(600),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
})

export interface Config {
  isProduction: boolean
  port: number
  host: string
  /** Scheme, host and port under which shoppers reach the shop; no slash at the end. */
  publicOrigin: string
  databaseUrl: string | undefined
  databasePool: number
  dataFolder: string
  /** Signs cookies; where it is not given, the shop makes one and keeps it in the database. */
  cookieSecret: string | undefined
  /** The server that takes letters; where it is not given, they are written into `mailFolder`. */
  smtpUrl: string | undefined
  /** Who letters are from: `Name <address>`. */
  mailFrom: string
  mailFolder: string
  /** How many proxies stand in front, each of which adds one address to X-Forwarded-For. */
  trustedProxies: number
  seedsDemoWorld: boolean
  /** How often the whole catalogue is read again though no change of it was heard of. */
  catalogueRereadMs: number
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent'
}

/**
 * Parses the environment, the only place where it is read. An empty variable counts as not given.
 *
 * @throws Error naming every variable that will not do
 */
export function readConfig(env: Record<string, string | undefined> = process.env): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = environment.safeParse(given)
  if (!parsed.success) {
    const wrong = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
    throw new Error(`the configuration will not do: ${wrong.join('; ')}`)
  }
  const value = parsed.data
  const isProduction = value.NODE_ENV === 'production'
  return {
    isProduction,
    port: value.PORT,
    host: value.HOST,
    publicOrigin: (value.PUBLIC_ORIGIN ?? `http://localhost:${value.PORT}`).replace(/\/+$/, ''),
    databaseUrl: value.DATABASE_URL,
    databasePool: value.DATABASE_POOL,
    dataFolder: value.DATA_FOLDER,
    cookieSecret: value.COOKIE_SECRET,
    smtpUrl: value.SMTP_URL,
    mailFrom: value.MAIL_FROM,
    mailFolder: value.MAIL_FOLDER ?? join(dirname(value.DATA_FOLDER), 'mail'),
    trustedProxies: value.TRUSTED_PROXIES,
    seedsDemoWorld: value.DEMO_WORLD === undefined ? !isProduction : value.DEMO_WORLD === 'yes',
    catalogueRereadMs: value.CATALOGUE_REREAD_SECONDS * 1000,
    logLevel: value.LOG_LEVEL,
  }
}
