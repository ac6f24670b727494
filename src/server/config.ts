import { availableParallelism } from 'node:os'
import { z } from 'zod'
import { type CarrierSettings, carrierVariables, toCarrierSettings } from './carrier-settings.ts'
import type { Timeouts } from './db/connect.ts'
import { findServerAddress } from './db/server-address.ts'
import { type GatewaySettings, gatewayProblems, gatewayVariables, toGatewaySettings } from './gateway-settings.ts'
import { type LimitSettings, limitVariables, toLimitSettings } from './limit-settings.ts'
import { type PathSettings, pathVariables, toPathSettings } from './path-settings.ts'
import { type SessionSettings, sessionVariables, toSessionSettings } from './session-settings.ts'
import { type VaultKey, vaultKeys } from './vault-settings.ts'

const THREADS = 4

/** 0 means no limit. */
const milliseconds = z.coerce.number().int().min(0).max(600_000)

const seconds = (least: number, most: number) => z.coerce.number().min(least).max(most)

/** Checked here because the driver's error would contain the URL with its password. */
const postgresUrl = z.string().refine((text) => findServerAddress(text) !== null, 'Invalid PostgreSQL URL')

const environment = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  PUBLIC_ORIGIN: z.url({ protocol: /^https?$/ }).optional(),
  ROLE: z.enum(['all', 'serve', 'work']).default('all'),
  DATABASE_URL: postgresUrl.optional(),
  DATABASE_LISTEN_URL: postgresUrl.optional(),
  DATABASE_REPORTS_URL: postgresUrl.optional(),
  DATABASE_POOL: z.coerce.number().int().min(1).max(200).default(10),
  DATABASE_STATEMENT_TIMEOUT_MS: milliseconds.default(10_000),
  DATABASE_LOCK_TIMEOUT_MS: milliseconds.default(5_000),
  DATABASE_IDLE_TIMEOUT_MS: milliseconds.default(15_000),
  DATABASE_CONNECT_TIMEOUT_MS: milliseconds.default(3_000),
  DATABASE_QUERY_TIMEOUT_MS: milliseconds.default(12_000),
  READY_TIMEOUT_MS: milliseconds.min(100).default(2_000),
  FREE_DISK_MB: z.coerce.number().int().min(0).default(64),
  COOKIE_SECRET: z.string().min(32).optional(),
  VAULT_KEYS: vaultKeys.optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^<>@\p{Cc}]*<[^<>@\s]+@[^<>@\s]+>$|^[^<>@\s]+@[^<>@\s]+$/u)
    .optional(),
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(5).default(0),
  PASSWORD_HASHES: z.coerce.number().int().min(1).max(128).optional(),
  PASSWORD_QUEUE: z.coerce.number().int().min(1).max(10_000).default(100),
  UV_THREADPOOL_SIZE: z.coerce.number().int().min(1).max(1024).default(THREADS),
  DEMO_DATA: z.enum(['yes', 'no']).optional(),
  DEMO_ORDERS: z.enum(['yes', 'no']).optional(),
  KEEP_ALIVE_TIMEOUT: seconds(0.1, 3600).default(65),
  HEADERS_TIMEOUT: seconds(0.1, 600).default(10),
  REQUEST_TIMEOUT: seconds(0.1, 600).default(25),
  CLOSING_DELAY: seconds(0, 600).default(0),
  CLOSING_TIMEOUT: seconds(0, 600).default(10),
  CATALOGUE_REREAD_SECONDS: z.coerce.number().int().min(1).max(86_400).default(600),
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  ACCESS_LOG: z.enum(['yes', 'no']).default('no'),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  ...pathVariables,
  ...limitVariables,
  ...sessionVariables,
  ...gatewayVariables,
  ...carrierVariables,
})

export interface Config extends PathSettings {
  isProduction: boolean
  /** Whether this process serves, runs jobs, or both; on PGlite both. */
  role: 'all' | 'serve' | 'work'
  port: number
  host: string
  /** Public scheme, host and port, without a trailing slash. */
  publicOrigin: string
  databaseUrl: string | undefined
  /** The server itself, where `databaseUrl` is a pooler such as PgBouncer. */
  databaseListenUrl: string | undefined
  /** A streaming replica. */
  databaseReportsUrl: string | undefined
  databasePool: number
  databaseTimeouts: Timeouts
  readyTimeoutMs: number
  /** Minimum free space on the disks that the shop writes to; with less, `/api/ready` answers 503. */
  freeDiskBytes: number
  /** Signs cookies. If not set, the shop generates one and stores it in the database. */
  cookieSecret: string | undefined
  /** The master keys of the vault, the current one first. If not set, one is kept in `vaultKeyFile`. */
  vaultKeys: readonly VaultKey[] | undefined
  /** If not set, e-mails are written to `mailFolder`. */
  smtpUrl: string | undefined
  /** The shop's name and address of contact, where it is not set. */
  mailFrom: string | undefined
  /** Number of proxies in front; each adds one address to X-Forwarded-For. */
  trustedProxies: number
  /** Concurrent password hashes; by default half of the threads or cores, whichever is less. */
  passwordHashes: number
  passwordQueue: number
  limits: LimitSettings
  sessions: SessionSettings
  gateways: GatewaySettings
  carriers: CarrierSettings
  seedsDemoData: boolean
  seedsDemoOrders: boolean
  /** Keep-alive of idle connections; must be longer than that of any proxy in front. */
  keepAliveMs: number
  /** Time-out for a request's headers; at most `requestMs`. */
  headersMs: number
  requestMs: number
  /** On shutdown, time to accept connections after `/api/ready` starts to answer 503. */
  closingDelayMs: number
  closingMs: number
  /** Interval of full catalogue reloads, without a notification of a change. */
  catalogueRereadMs: number
  /** Where `/metrics` is served; if not set, nowhere. */
  metrics: { port: number; host: string } | undefined
  logsAccess: boolean
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent'
}

function* needingPostgres({ ROLE, DATABASE_REPORTS_URL }: z.output<typeof environment>): Iterable<string> {
  if (ROLE !== 'all') yield 'ROLE needs PostgreSQL: set DATABASE_URL'
  if (DATABASE_REPORTS_URL !== undefined) yield 'DATABASE_REPORTS_URL needs PostgreSQL: set DATABASE_URL'
}

/**
 * Parses the environment. An empty variable counts as not set.
 * @throws Error naming every invalid variable
 */
export function readConfig(env: Record<string, string | undefined> = process.env): Config {
  const present = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = environment.safeParse(present)
  if (!parsed.success) {
    const issues = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
    throw new Error(`invalid configuration: ${issues.join('; ')}`)
  }
  const value = parsed.data
  const isProduction = value.NODE_ENV === 'production'
  const problems = gatewayProblems(value, isProduction)
  if (value.DATABASE_URL === undefined) problems.push(...needingPostgres(value))
  if (problems.length > 0) throw new Error(`invalid configuration: ${problems.join('; ')}`)
  const publicOrigin = (value.PUBLIC_ORIGIN ?? `http://localhost:${value.PORT}`).replace(/\/+$/, '')
  return {
    isProduction,
    role: value.ROLE,
    port: value.PORT,
    host: value.HOST,
    publicOrigin,
    databaseUrl: value.DATABASE_URL,
    databaseListenUrl: value.DATABASE_LISTEN_URL,
    databaseReportsUrl: value.DATABASE_REPORTS_URL,
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
    ...toPathSettings(value),
    cookieSecret: value.COOKIE_SECRET,
    vaultKeys: value.VAULT_KEYS,
    smtpUrl: value.SMTP_URL,
    mailFrom: value.MAIL_FROM,
    trustedProxies: value.TRUSTED_PROXIES,
    passwordHashes: value.PASSWORD_HASHES ?? halfOf(Math.min(value.UV_THREADPOOL_SIZE, availableParallelism())),
    passwordQueue: value.PASSWORD_QUEUE,
    limits: toLimitSettings(value),
    sessions: toSessionSettings(value),
    gateways: toGatewaySettings(value, { isProduction, hasTestPages: servesDevPages({ isProduction, publicOrigin }) }),
    carriers: toCarrierSettings(value),
    seedsDemoData: value.DEMO_DATA === undefined ? !isProduction : value.DEMO_DATA === 'yes',
    seedsDemoOrders: value.DEMO_ORDERS === undefined ? value.NODE_ENV !== 'test' : value.DEMO_ORDERS === 'yes',
    keepAliveMs: value.KEEP_ALIVE_TIMEOUT * 1000,
    headersMs: Math.min(value.HEADERS_TIMEOUT, value.REQUEST_TIMEOUT) * 1000,
    requestMs: value.REQUEST_TIMEOUT * 1000,
    closingDelayMs: value.CLOSING_DELAY * 1000,
    closingMs: value.CLOSING_TIMEOUT * 1000,
    catalogueRereadMs: value.CATALOGUE_REREAD_SECONDS * 1000,
    metrics: value.METRICS_PORT === undefined ? undefined : { port: value.METRICS_PORT, host: value.METRICS_HOST },
    logsAccess: value.ACCESS_LOG === 'yes',
    logLevel: value.LOG_LEVEL,
  }
}

/** Whether `/dev` is served: e-mails as files, the component gallery, the bank page. Never in production. */
export const servesDevPages = ({
  isProduction,
  publicOrigin,
}: Pick<Config, 'isProduction' | 'publicOrigin'>): boolean => !isProduction && !publicOrigin.startsWith('https:')

const halfOf = (count: number) => Math.max(1, Math.floor(count / 2))
