import { stepsAfterOrder } from '../../domain/lens/after-order.ts'
import { formatMoney } from '../../domain/money.ts'
import type { Language } from '../../domain/shop-facts.ts'
import { DICTIONARIES } from '../../i18n/dictionaries.ts'
import { lensTexts } from '../../i18n/lens-texts.ts'
import { fill } from '../../i18n/translate.ts'
import type { Block } from '../email/email-content.ts'
import type { TemplateContext } from '../email/template-context.ts'
import type { ItemRow } from './orders.ts'

/** The lenses of a line and their price, without anything of a prescription. */
export function lensDetails({ lenses }: Pick<ItemRow, 'lenses'>, language: Language): string[] {
  if (lenses === null) return []
  const { lensTerms } = DICTIONARIES[language]
  return [...lensTexts(lensTerms, lenses), fill(lensTerms.lenses, { price: formatMoney(lenses.priceCents) })]
}

/** What happens next with the lenses, and that they can't be withdrawn from. */
export function lensBlocks(items: readonly ItemRow[], { language }: TemplateContext): Block[] {
  const { lensOrders } = DICTIONARIES[language]
  const ordered = items.flatMap(({ lenses }) =>
    lenses === null ? [] : [{ prescription: lenses.prescriptionSource, needsVisit: lenses.needsVisit }],
  )
  const steps = stepsAfterOrder(ordered)
  if (steps.length === 0) return []
  const texts = steps.map((step): Block => ({ is: 'text', text: lensOrders.next[step] }))
  return [{ is: 'title', text: lensOrders.next.title }, ...texts]
}
