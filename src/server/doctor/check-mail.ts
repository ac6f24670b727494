import { createTransport } from 'nodemailer'
import type { Config } from '../config.ts'
import { type Finding, ok, unsafe, warning } from './finding.ts'

const TIMEOUT_MS = 8_000
const LOCAL = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Connects and signs in to the mail server, and sends nothing. */
export async function checkMail({ smtpUrl }: Pick<Config, 'smtpUrl'>): Promise<Finding> {
  if (smtpUrl === undefined) return unsafe('mail', 'SMTP_URL is missing: no e-mail leaves. Set the mail server.')
  const { hostname, protocol } = new URL(smtpUrl)
  const needsTls = protocol === 'smtp:' && !LOCAL.has(hostname)
  const timeouts = { connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS }
  const connect = (requireTLS: boolean) => createTransport({ url: smtpUrl, requireTLS, ...timeouts })
  const transport = connect(needsTls)
  try {
    await transport.verify()
    return ok('mail', `The mail server ${hostname} answers${needsTls || protocol === 'smtps:' ? ', by TLS' : ''}.`)
  } catch (error) {
    const { message } = error as Error
    const isReachable =
      needsTls &&
      (await connect(false)
        .verify()
        .catch(() => false))
    return isReachable
      ? warning('mail', `The mail server ${hostname} has no TLS: e-mails and its password can be read on the way.`)
      : unsafe('mail', `The mail server ${hostname} cannot be used: ${message}. Check SMTP_URL.`)
  } finally {
    transport.close()
  }
}
