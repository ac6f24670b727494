import type { Context } from 'hono'
import type { Shop } from '../shop.ts'
import type { Env } from './env.ts'
import { networkOf } from './network-address.ts'

const FORWARDED_HEADERS = ['X-Forwarded-For', 'Forwarded', 'X-Real-IP'] as const

/** Of any router. */
type RequestContext = Pick<Context<Env>, 'env' | 'req'>

interface LoggingShop extends Pick<Shop, 'config'> {
  log: { warn(about: object, message: string): void }
}

/** Reads a client's address. Warns once about each mismatch between TRUSTED_PROXIES and the requests. */
export function createAddressReader(shop: LoggingShop) {
  const { trustedProxies } = shop.config
  const warned = new Set<string>()

  function warnOnce(about: string, message: string): void {
    if (warned.has(about)) return
    warned.add(about)
    shop.log.warn({ trustedProxies }, message)
  }

  function warnOfUntrusted(c: RequestContext): void {
    const header = FORWARDED_HEADERS.find((name) => c.req.header(name) !== undefined)
    if (header === undefined) return
    warnOnce(
      'untrusted',
      `a request carries ${header}, but TRUSTED_PROXIES is 0: behind a proxy all visitors share one rate limit; set TRUSTED_PROXIES to the number of proxies in front, or have the header removed`,
    )
  }

  /** The address seen by the outermost trusted proxy; each proxy appends its client's address. */
  function forwardedAddress(c: RequestContext): string | undefined {
    const addresses = (c.req.header('X-Forwarded-For') ?? '').split(',').filter((part) => part.trim() !== '')
    if (addresses.length > 0 && addresses.length < trustedProxies) {
      warnOnce(
        'too many',
        `a request carries ${addresses.length} forwarded addresses, but TRUSTED_PROXIES is ${trustedProxies}: visitors could choose the address that rate limits see; set TRUSTED_PROXIES to the number of proxies in front`,
      )
    }
    return addresses.at(-trustedProxies) ?? addresses[0]
  }

  /** The client's network; for an invalid forwarded address, the proxy's own. */
  return (c: RequestContext): string => {
    const own = c.env?.incoming?.socket?.remoteAddress
    const ownNetwork = (own && networkOf(own)) ?? 'in-process'
    if (trustedProxies === 0) {
      warnOfUntrusted(c)
      return ownNetwork
    }
    const forwarded = forwardedAddress(c)
    return (forwarded === undefined ? null : networkOf(forwarded)) ?? ownNetwork
  }
}
