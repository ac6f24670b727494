import { html } from 'hono/html'
import { ShopError } from '../../contract/errors.ts'
import { createRouter } from '../http/router.ts'
import type { Shop } from '../shop.ts'
import { findEmailFile, findStoredEmail, listStoredEmails, type StoredEmail } from './mail-folder.ts'

/** The letters that were written into the folder, at `/dev/mail`, for whoever works on the shop. */
export function devMailRoutes({ config }: Shop) {
  const folder = config.mailFolder
  return createRouter()
    .get('/dev/mail', async (c) => c.html(page('Letters', listOf(await listStoredEmails(folder)))))
    .get('/dev/mail/:file{\\d+\\.eml}', async (c) => {
      const file = await findEmailFile(folder, Number.parseInt(c.req.param('file'), 10))
      if (file === null) throw new ShopError('not_found')
      return c.body(new Uint8Array(file), 200, { 'Content-Type': 'message/rfc822' })
    })
    .get('/dev/mail/:id{\\d+}', async (c) => {
      const email = await findStoredEmail(folder, Number(c.req.param('id')))
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

const listOf = (emails: StoredEmail[]) => html`<h1>Letters</h1>
<p>Without SMTP_URL letters are written into a folder instead of being sent. Newest first.</p>
${emails.length === 0 ? html`<p>None yet.</p>` : ''}
<ol class="letters" reversed>${emails.map(
  ({ id, to, subject, kind, language, writtenAt }) => html`<li>
<a href="/dev/mail/${id}" lang="${language}">${subject}</a><br>
<small>${to} · ${kind} · ${writtenAt}</small>
</li>`,
)}</ol>`

/** The frame may run nothing and go nowhere; its links open in a tab of their own. */
const emailBody = ({ id, subject, to, language, html: source, text, attachments }: StoredEmail) => html`
<p><a href="/dev/mail">All letters</a></p>
<h1 lang="${language}">${subject}</h1>
<dl><dt>To</dt><dd>${to}</dd><dt>File</dt><dd><a href="/dev/mail/${id}.eml">${id}.eml</a> ${attachments.join(', ')}</dd></dl>
<iframe class="letter" title="The letter" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${source}"></iframe>
<h2>As plain text</h2>
<pre tabindex="0" lang="${language}">${text}</pre>`
