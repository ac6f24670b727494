import { ShopError } from '../../contract/errors.ts'
import { href } from '../../contract/href.ts'
import { signToken, verifyToken } from '../http/signed-token.ts'
import type { Shop } from '../shop.ts'

const DAY_MS = 86_400_000
const LINK_DAYS = 60

/** The page where a buyer answers a question. The link lasts 60 days. */
export function questionLink({ config, cookieSecret, clock }: Shop, questionId: number): string {
  const expiresAt = new Date(clock().valueOf() + LINK_DAYS * DAY_MS)
  const token = signToken(cookieSecret, { purpose: 'lens-question', subject: String(questionId), expiresAt })
  return config.publicOrigin + href('lensQuestion', { token })
}

/** @throws ShopError `not_found` */
export function verifyQuestion({ cookieSecret, clock }: Shop, token: string): number {
  const subject = verifyToken(cookieSecret, 'lens-question', token, clock())
  if (subject === null) throw new ShopError('not_found')
  return Number(subject)
}
