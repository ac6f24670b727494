import type { Config } from '../config.ts'
import { type Finding, ok, unsafe, warning } from './finding.ts'

/** The words of examples, and of secrets that nobody replaced. */
const DEFAULT_SECRET = /change.?me|example|secret|password|default|0123456789|(.)\1{7}/i
const LOCAL = /^https?:\/\/(localhost|127\.|\[::1\])/

type Checked = Pick<
  Config,
  'isProduction' | 'publicOrigin' | 'trustedProxies' | 'host' | 'databaseUrl' | 'cookieSecret' | 'seedsDemoData'
>

/** What can be said without asking anybody. */
export const checkConfig = (config: Checked): Finding[] => [
  config.isProduction
    ? ok('mode', 'NODE_ENV is production.')
    : unsafe('mode', 'NODE_ENV is not production: pages for developers are served. Set NODE_ENV=production.'),
  checkOrigin(config),
  checkProxies(config),
  checkCookieSecret(config),
  checkDatabaseUrl(config),
  config.seedsDemoData
    ? unsafe('demo data', 'DEMO_DATA is yes: an empty database gets accounts whose passwords are public. Remove it.')
    : ok('demo data', 'No demo data are seeded.'),
]

function checkOrigin({ publicOrigin }: Checked): Finding {
  if (!publicOrigin.startsWith('https:'))
    return unsafe(
      'origin',
      `PUBLIC_ORIGIN is ${publicOrigin}: cookies are not safe. Set the https address of the shop.`,
    )
  if (URL.parse(publicOrigin)?.pathname !== '/')
    return unsafe('origin', 'PUBLIC_ORIGIN has a path: give the scheme and the host only.')
  return LOCAL.test(publicOrigin)
    ? warning('origin', `PUBLIC_ORIGIN is ${publicOrigin}: links in e-mails lead to this machine.`)
    : ok('origin', `PUBLIC_ORIGIN is ${publicOrigin}.`)
}

function checkProxies({ publicOrigin, trustedProxies }: Checked): Finding {
  const needsProxy = publicOrigin.startsWith('https:') && trustedProxies === 0
  return needsProxy
    ? warning(
        'proxy',
        'TRUSTED_PROXIES is 0, but https needs a proxy in front: all visitors share one rate limit. Set how many there are.',
      )
    : ok('proxy', `${trustedProxies} proxies are trusted. It must be the number in front of the shop.`)
}

function checkCookieSecret({ cookieSecret }: Checked): Finding {
  if (cookieSecret === undefined)
    return ok('cookie secret', 'The secret of cookies was generated, and is in the database.')
  return DEFAULT_SECRET.test(cookieSecret) || new Set(cookieSecret).size < 12
    ? unsafe('cookie secret', 'COOKIE_SECRET can be guessed. Set the output of: openssl rand -base64 32')
    : ok('cookie secret', 'COOKIE_SECRET is set.')
}

function checkDatabaseUrl({ databaseUrl }: Checked): Finding {
  if (databaseUrl === undefined)
    return warning('database', 'PGlite is used: one process on one machine. A busy shop needs DATABASE_URL.')
  const password = decodeURIComponent(/^[a-z]+:\/\/[^:@/?]*:([^@]*)@/.exec(databaseUrl)?.[1] ?? '')
  const isRemote = !/@?(localhost|127\.0\.0\.1|\[::1\])([:/?]|$)|host=(%2F|\/)/i.test(databaseUrl)
  if (!isRemote) return ok('database', 'PostgreSQL is on this machine.')
  if (password.length < 12 || DEFAULT_SECRET.test(password))
    return unsafe(
      'database',
      'The password in DATABASE_URL is missing, short or can be guessed: give the user another one.',
    )
  return /sslmode=(verify-full|verify-ca|require)/.test(databaseUrl)
    ? ok('database', 'PostgreSQL is reached by TLS.')
    : warning('database', 'DATABASE_URL has no sslmode: add ?sslmode=verify-full unless the network is private.')
}
