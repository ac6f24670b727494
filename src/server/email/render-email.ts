import { href } from '../../contract/href.ts'
import type { Language } from '../../domain/shop-facts.ts'
import type { Shop } from '../shop.ts'
import type { Block, EmailContent } from './email-content.ts'
import type { EmailKind, EmailPayloads, QueuedEmail } from './enqueue-email.ts'
import type { RenderEmail, RenderedEmail } from './message.ts'
import { renderHtml } from './render-html.ts'
import { renderText } from './render-text.ts'
import { emailSignature } from './signature.ts'
import type { TemplateContext } from './template-context.ts'
import { WORDS } from './words.ts'

export type EmailTemplate<Kind extends EmailKind> = (
  payload: EmailPayloads[Kind],
  context: TemplateContext,
) => EmailContent | Promise<EmailContent>
export type EmailTemplates = { [Kind in EmailKind]: EmailTemplate<Kind> }

/** Renders e-mails in the language of their recipients. */
export function createEmailRenderer(shop: Shop, templates: EmailTemplates): RenderEmail {
  return async (queued) => {
    const template = (templates as Record<string, EmailTemplate<EmailKind>>)[queued.kind]
    if (template === undefined) throw new Error(`there is no template for e-mails of kind ${queued.kind}`)
    const context = contextFor(shop, queued)
    return render(await template(queued.payload as never, context), context)
  }
}

function contextFor(shop: Shop, queued: QueuedEmail): TemplateContext {
  const { language } = queued
  const origin = shop.config.publicOrigin
  return {
    shop,
    settings: shop.settings.current(),
    queued,
    language,
    words: WORDS[language],
    origin,
    linkTo: (path) => `${origin}${path}`,
  }
}

function render(content: EmailContent, { language, origin, linkTo, settings }: TemplateContext): RenderedEmail {
  const { subject, pictures, files, calendar, leaveLink } = content
  const inLanguage = inLanguageOf(language, origin)
  const signature = emailSignature(language, inLanguage(linkTo(href('home'))), settings)
  const email = { ...content, blocks: content.blocks.map((block) => withLinks(block, inLanguage)) }
  return {
    subject,
    html: renderHtml(email, signature),
    text: renderText(email, signature),
    ...(pictures && { pictures }),
    ...(files && { files }),
    ...(calendar && { calendar }),
    ...(leaveLink && { leaveLink }),
  }
}

/** Links to the shop open in the e-mail's language. */
const inLanguageOf = (language: Language, origin: string) => (link: string) => {
  const url = new URL(link)
  if (url.origin === origin) url.searchParams.set('lang', language)
  return url.href
}

function withLinks(block: Block, change: (link: string) => string): Block {
  if (block.is === 'button') return { ...block, link: change(block.link) }
  if (block.is !== 'links') return block
  return { ...block, links: block.links.map(({ label, link }) => ({ label, link: change(link) })) }
}
