import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { CONTACT, SHOP_NAME } from '../domain/shop-facts.ts'
import type { Timeouts } from './db/connect.ts'
import { type LimitSettings, limitVariables, toLimitSettings } from './limit-settings.ts'

/** What libuv takes without a setting. */
const THREADS = 4

/** 0 is for ever. */
const milliseconds = z.coerce.number().int().min(0).max(600_000)

const seconds = (least: number, most: number) => z.coerce.number().min(least).max(most)

const environment = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  PUBLIC_ORIGIN: z.url({ protocol: /^https?$/ }).optional(),
  DATABASE_URL: z.string().refine(isPostgresUrl, 'Invalid PostgreSQL URL').optional(),
  DATABASE_POOL: z.coerce.number().int().min(1).max(200).default(10),
  DATABASE_STATEMENT_TIMEOUT_MS: milliseconds.default(10_000),
  DATABASE_LOCK_TIMEOUT_MS: milliseconds.default(5_000),
  DATABASE_IDLE_TIMEOUT_MS: milliseconds.default(15_000),
  DATABASE_CONNECT_TIMEOUT_MS: milliseconds.default(3_000),
  DATABASE_QUERY_TIMEOUT_MS: milliseconds.default(12_000),
  READY_TIMEOUT_MS: milliseconds.min(100).default(2_000),
  FREE_DISK_MB: z.coerce.number().int().min(0).default(64),
  DATA_FOLDER: z.string().min(1).default('.shop/data'),
  COOKIE_SECRET: z.string().min(32).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^<>@\p{Cc}]*<[^<>@\s]+@[^<>@\s]+>$|^[^<>@\s]+@[^<>@\s]+$/u)
    .default(`${SHOP_NAME} <${CONTACT.email}>`),
  MAIL_FOLDER: z.string().min(1).optional(),
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(5).default(0),
  PASSWORD_HASHES: z.coerce.number().int().min(1).max(128).optional(),
  PASSWORD_QUEUE: z.coerce.number().int().min(1).max(10_000).default(100),
  UV_THREADPOOL_SIZE: z.coerce.number().int().min(1).max(1024).default(THREADS),
  DEMO_DATA: z.enum(['yes', 'no']).optional(),
  KEEP_ALIVE_TIMEOUT: seconds(0.1, 3600).default(65),
  HEADERS_TIMEOUT: seconds(0.1, 600).default(10),
  REQUEST_TIMEOUT: seconds(0.1, 600).default(25),
  CLOSING_DELAY: seconds(0, 600).default(0),
  CLOSING_TIMEOUT: seconds(0, 600).default(10),
  CATALOGUE_REREAD_SECONDS: z.coerce.number().int().min(1).max(86_400).default(600),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  ...limitVariables,
})

export interface Config {
  isProduction: boolean
  port: number
  host: string
  /** Scheme, host and port under which shoppers reach the shop; no slash at the end. */
  publicOrigin: string
  databaseUrl: string | undefined
  databasePool: number
  databaseTimeouts: Timeouts
  /** How long `/api/ready` may take, in milliseconds. */
  readyTimeoutMs: number
  /** With less free space on a disk the shop writes to itself, it is not ready. */
  freeDiskBytes: number
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
  /** Passwords hashed at the same time; half of the threads or cores, whichever are fewer, where it is not given. */
  passwordHashes: number
  /** Passwords that may wait to be hashed. */
  passwordQueue: number
  limits: LimitSettings
  seedsDemoData: boolean
  /** How long an idle connection stays open for the next request; longer than any proxy in front keeps its own. */
  keepAliveMs: number
  /** How long a request's headers may take to arrive; never longer than the whole request. */
  headersMs: number
  /** How long a request may take to arrive, with its body. */
  requestMs: number
  /** How long a closing shop goes on taking connections, while `/api/ready` sends new ones elsewhere. */
  closingDelayMs: number
  /** How long requests under way may take once the shop closes. */
  closingMs: number
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
    databaseTimeouts: {
      statementMs: value.DATABASE_STATEMENT_TIMEOUT_MS,
      lockMs: value.DATABASE_LOCK_TIMEOUT_MS,
      idleTransactionMs: value.DATABASE_IDLE_TIMEOUT_MS,
      connectMs: value.DATABASE_CONNECT_TIMEOUT_MS,
      queryMs: value.DATABASE_QUERY_TIMEOUT_MS,
    },
    readyTimeoutMs: value.READY_TIMEOUT_MS,
    freeDiskBytes: value.FREE_DISK_MB * 1024 * 1024,
    dataFolder: value.DATA_FOLDER,
    cookieSecret: value.COOKIE_SECRET,
    smtpUrl: value.SMTP_URL,
    mailFrom: value.MAIL_FROM,
    mailFolder: value.MAIL_FOLDER ?? join(dirname(value.DATA_FOLDER), 'mail'),
    trustedProxies: value.TRUSTED_PROXIES,
    passwordHashes: value.PASSWORD_HASHES ?? halfOf(Math.min(value.UV_THREADPOOL_SIZE, availableParallelism())),
    passwordQueue: value.PASSWORD_QUEUE,
    limits: toLimitSettings(value),
    seedsDemoData: value.DEMO_DATA === undefined ? !isProduction : value.DEMO_DATA === 'yes',
    keepAliveMs: value.KEEP_ALIVE_TIMEOUT * 1000,
    headersMs: Math.min(value.HEADERS_TIMEOUT, value.REQUEST_TIMEOUT) * 1000,
    requestMs: value.REQUEST_TIMEOUT * 1000,
    closingDelayMs: value.CLOSING_DELAY * 1000,
    closingMs: value.CLOSING_TIMEOUT * 1000,
    catalogueRereadMs: value.CATALOGUE_REREAD_SECONDS * 1000,
    logLevel: value.LOG_LEVEL,
  }
}

/** Whether the driver can read it: its own error would name the address, with the password in it. */
function isPostgresUrl(text: string): boolean {
  // A host may be left out, as for a socket that `?host=` names.
  const url = URL.parse(text.replace('@/', '@localhost/'))
  return url !== null && /^postgres(ql)?:$/.test(url.protocol)
}
const halfOf = (count: number) => Math.max(1, Math.floor(count / 2))
