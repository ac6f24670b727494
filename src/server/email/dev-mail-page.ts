import { html } from 'hono/html'
import { ShopError } from '../../contract/errors.ts'
import { createRouter } from '../http/router.ts'
import type { Shop } from '../shop.ts'
import { findEmailFile, findStoredEmail, listStoredEmails, type StoredEmail } from './mail-folder.ts'

/** For developers: the e-mails in the mail folder, at `/dev/mail`. */
export function devMailRoutes({ config }: Shop) {
  const folder = config.mailFolder
  return createRouter()
    .get('/dev/mail', async (c) => c.html(page('E-mails', listOf(await listStoredEmails(folder)))))
    .get('/dev/mail/:file{[0-9a-f-]{36}\\.eml}', async (c) => {
      const file = await findEmailFile(folder, c.req.param('file').slice(0, -4))
      if (file === null) throw new ShopError('not_found')
      return c.body(new Uint8Array(file), 200, { 'Content-Type': 'message/rfc822' })
    })
    .get('/dev/mail/:id{[0-9a-f-]{36}}', async (c) => {
      const email = await findStoredEmail(folder, c.req.param('id'))
      if (email === null) throw new ShopError('not_found')
      return c.html(page(email.subject, emailBody(email)))
    })
}

const page = (title: string, content: unknown) => html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="/plain-page.css">
</head>
<body><main>${content}</main></body>
</html>`

const listOf = (emails: StoredEmail[]) => html`<h1>E-mails</h1>
<p>Without SMTP_URL e-mails are written into a folder instead of being sent. Newest first.</p>
${emails.length === 0 ? html`<p>None yet.</p>` : ''}
<ol class="emails" reversed>${emails.map(
  ({ id, to, subject, kind, language, writtenAt }) => html`<li>
<a href="/dev/mail/${id}" lang="${language}">${subject}</a><br>
<small>${to} · ${kind} · ${writtenAt}</small>
</li>`,
)}</ol>`

/** The sandbox allows no scripts and no navigation; links open in a new tab. */
const emailBody = ({ id, subject, to, language, html: source, text, attachments }: StoredEmail) => html`
<p><a href="/dev/mail">All e-mails</a></p>
<h1 lang="${language}">${subject}</h1>
<dl><dt>To</dt><dd>${to}</dd><dt>File</dt><dd><a href="/dev/mail/${id}.eml">${id}.eml</a> ${attachments.join(', ')}</dd></dl>
<iframe class="email" title="E-mail" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${source}"></iframe>
<h2>As plain text</h2>
<pre tabindex="0" lang="${language}">${text}</pre>`
