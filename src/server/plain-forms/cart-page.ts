import { html } from 'hono/html'
import type { Cart, CartItem } from '../../contract/cart.ts'
import { href } from '../../contract/href.ts'
import { fromWire } from '../../contract/money.ts'
import { formatMoney } from '../../domain/money.ts'
import { type Language, MAX_LINE_QUANTITY } from '../../domain/shop-facts.ts'
import { DICTIONARIES } from '../../i18n/dictionaries.ts'
import { localized } from '../../i18n/languages.ts'
import { fill } from '../../i18n/translate.ts'
import { plainPage } from '../http/plain-page.ts'

interface CartPage {
  cart: Cart | null
  /** Whether it has just been changed. */
  isChanged: boolean
  phone: string
}

const euros = (amount: number) => formatMoney(fromWire(amount))

/** The cart where no scripts run. Its checkout is the phone or a store. */
export function cartPage(language: Language, { cart, isChanged, phone }: CartPage) {
  const { cart: words, plain } = DICTIONARIES[language]
  const items = cart?.items.filter(({ product }) => product !== undefined) ?? []
  return plainPage(
    language,
    words.title,
    html`<h1>${words.title}</h1>
${isChanged ? html`<p role="status">${plain.changed}</p>` : ''}
${cart === null || items.length === 0 ? emptyCart(language) : filledCart(language, cart, items, phone)}`,
  )
}

function emptyCart(language: Language) {
  const { cart: words } = DICTIONARIES[language]
  return html`<p>${words.empty}</p><p><a href="${href('collections')}">${words.continueShopping}</a></p>`
}

function filledCart(language: Language, cart: Cart, items: readonly CartItem[], phone: string) {
  const { cart: words, plain } = DICTIONARIES[language]
  const shipping = cart.shipping === 0 ? words.free : euros(cart.shipping)
  return html`<ul class="lines">${items.map((item) => line(language, item))}</ul>
<dl>
<dt>${words.subtotal}</dt><dd>${euros(cart.subtotal)}</dd>
<dt>${words.shipping}</dt><dd>${shipping}</dd>
<dt>${words.orderTotal}</dt><dd>${euros(cart.total)} · ${words.vatIncluded}</dd>
</dl>
<h2>${plain.order}</h2>
<p>${fill(plain.orderText, { phone })}</p>
<p><a href="${href('locations')}">${plain.stores}</a> · <a href="${href('collections')}">${words.continueShopping}</a></p>`
}

function line(language: Language, { id, product, quantity, lenses, unitPrice, total }: CartItem) {
  if (product === undefined) return ''
  const { cart: words, lensOrders } = DICTIONARIES[language]
  const name = localized(product, 'name', language)
  const title = lenses === null ? name : fill(lensOrders.ofLine, { product: name })
  return html`<li>
<p><a href="${href('product', { slug: product.slug })}">${title}</a><br>${quantity} × ${euros(unitPrice)} = ${euros(total)}</p>
${lenses === null ? quantityForm(language, id, quantity, name) : ''}
<form method="post" action="${href('cart')}">
<input type="hidden" name="step" value="remove"><input type="hidden" name="item" value="${id}">
<button type="submit" aria-label="${fill(words.removeOf, { product: title })}">${words.remove}</button>
</form>
</li>`
}

function quantityForm(language: Language, item: number, quantity: number, product: string) {
  const { cart: words } = DICTIONARIES[language]
  return html`<form method="post" action="${href('cart')}">
<input type="hidden" name="step" value="change"><input type="hidden" name="item" value="${item}">
<label>${fill(words.quantityOf, { product })}
<input type="number" name="quantity" value="${quantity}" min="1" max="${MAX_LINE_QUANTITY}" required></label>
<button type="submit" aria-label="${fill(words.updateOf, { product })}">${words.update}</button>
</form>`
}
