import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import { dayInCyprus } from '../../domain/calendar.ts'
import { isAllowedAtTill, permissionsOf } from '../../domain/permissions.ts'
import { MOST_WRONG_PINS } from '../../domain/pin.ts'
import type { Shop } from '../shop.ts'
import type { AdminEnv, SignedInStaff } from './admin-env.ts'
import { cookieName, cookieOptions } from './cookies.ts'
import { confirmedUntil, findStaffSession } from './sessions-of-staff.ts'

type FoundSession = NonNullable<Awaited<ReturnType<typeof findStaffSession>>>

/** Costs a database query only if a cookie is sent. */
export const identifyStaff = (shop: Shop, call: string) =>
  createMiddleware<AdminEnv>(async (c, next) => {
    const token = getCookie(c, cookieName(shop, 'staff'))
    const found = token ? await findStaffSession(shop, token) : null
    c.set('call', call)
    c.set('staffSession', found && { id: found.session.id, staffId: found.member.id, stage: found.session.stage })
    if (found?.session.stage === 'full') {
      c.set('staff', { ...toSignedInStaff(found, shop.clock()), call, requestId: c.var.requestId })
    }
    await next()
  })

function toSignedInStaff(
  { session, member, till }: FoundSession,
  now: Date,
): Omit<SignedInStaff, 'call' | 'requestId'> {
  const { id, name, email, role, language, registrationNumber: number, registrationExpiresOn: expiresOn } = member
  const registration = number === null || expiresOn === null ? null : { number, expiresOn }
  const permissions = permissionsOf(role, registration, dayInCyprus(now))
  const until = session.confirmedAt && confirmedUntil(session.confirmedAt)
  return {
    id,
    name,
    email,
    role,
    permissions: till === null ? permissions : permissions.filter(isAllowedAtTill),
    language,
    hasSecondFactor: member.totpSecret !== null,
    hasPin: member.pin !== null,
    isPinLocked: member.pinFailures >= MOST_WRONG_PINS,
    till: till && { id: till.id, name: till.name },
    confirmedUntil: until !== null && until > now ? until : null,
    sessionId: session.id,
  }
}

export function setStaffCookie(c: Context<AdminEnv>, shop: Shop, token: string): void {
  setCookie(c, cookieName(shop, 'staff'), token, cookieOptions(shop, 'staff'))
}

export function clearStaffCookie(c: Context<AdminEnv>, shop: Shop): void {
  deleteCookie(c, cookieName(shop, 'staff'), cookieOptions(shop, 'staff'))
}
