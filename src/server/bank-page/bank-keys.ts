import { createHash } from 'node:crypto'

/** The bank's side of the shop's account with it. */
export function bankKeys(secret: string) {
  const derive = (purpose: string) => createHash('sha256').update(`bank page\n${purpose}\n${secret}`).digest('hex')
  return {
    userName: 'test-bank-api',
    password: derive('password'),
    callbackKey: derive('callbacks'),
    webhookId: derive('webhook').slice(0, 17).toUpperCase(),
  }
}
export type BankKeys = ReturnType<typeof bankKeys>
