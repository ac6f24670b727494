import { createHmac, timingSafeEqual } from 'node:crypto'

const TOKEN = /^([1-9]\d{0,9})-([\w-]{43})$/
const LARGEST_ID = 2_147_483_647

/** The signed id of an appointment. It is not stored, so that an e-mail can be sent again with the same link. */
export function appointmentToken(secret: string, id: number): string {
  return `${id}-${sign(secret, id)}`
}

/** The appointment's id, or `null` where the signature is not valid. */
export function readAppointmentToken(secret: string, token: string): number | null {
  const [, digits = '', signature = ''] = TOKEN.exec(token) ?? []
  const id = Number(digits)
  if (id < 1 || id > LARGEST_ID) return null
  return timingSafeEqual(Buffer.from(sign(secret, id)), Buffer.from(signature)) ? id : null
}

function sign(secret: string, id: number): string {
  return createHmac('sha256', secret).update(`appointment:${id}`).digest('base64url')
}
