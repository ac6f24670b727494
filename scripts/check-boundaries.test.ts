import { describe, expect, test } from 'vitest'
import { findViolations } from './check-boundaries.ts'

const violationsOf = (path: string, text: string) => findViolations([{ path, text }])

describe('module boundaries', () => {
  test.each([
    ['src/domain/cart.ts', "import { z } from 'zod'"],
    ['src/domain/cart.ts', "import { readFile } from 'node:fs/promises'"],
    ['src/domain/cart.ts', "import { fill } from '../i18n/translate.ts'"],
    ['src/ui/button.tsx', "import { formatMoney } from '../domain/money.ts'"],
    ['src/contract/cart.ts', "import { db } from '../server/db/connect.ts'"],
    ['src/web/cart/page.tsx', "import { db } from '../../server/db/connect.ts'"],
    ['src/web/cart/page.tsx', "import { desk } from '../../admin/desk.tsx'"],
    ['src/admin/orders/desk.tsx', "import { Footer } from '../../web/layout/footer.tsx'"],
    ['src/admin/orders/desk.tsx', "import { db } from '../../server/db/connect.ts'"],
    ['src/admin/orders/desk.tsx', "import { adminEl } from '../../i18n/admin-el.ts'"],
    ['src/client/link.tsx', "import { Footer } from '../web/layout/footer.tsx'"],
    ['src/client/link.tsx', "import { db } from '../server/db/connect.ts'"],
    ['src/ui/button.tsx', "import { Link } from '../client/link.tsx'"],
    ['src/server/cart/cart.ts', "import { App } from '../../web/app.tsx'"],
    ['src/server/cart/cart.ts', "const page = await import('../../web/entry-server.tsx')"],
    ['src/server/cart/cart.ts', 'const secret = process.env.SECRET'],
    ['src/web/cart/page.tsx', "const answer = await fetch('/api/cart')"],
    ['src/web/cart/page.tsx', "import { eq } from 'drizzle-orm'"],
    ['src/server/http/guards.ts', 'db.execute(sql`select 1`)'],
    ['src/web/cart/page.tsx', "const color = '#ff0000'"],
    ['src/web/cart/page.tsx', 'const page = <p>Your cart is empty</p>'],
    ['src/web/cart/page.tsx', 'const page = <button aria-label="Close" />'],
    ['src/web/cart/page.tsx', "const name = language === 'el' ? nameEl : name"],
    ['scripts/icons.ts', 'const start = language !== "en"'],
    ['src/server/feeds/sitemap.ts', "import { el } from '../../i18n/el.ts'"],
    ['scripts/icons.ts', "import { en } from '../src/i18n/en.ts'"],
    ['src/web/app.tsx', "import { DICTIONARIES } from '../i18n/dictionaries.ts'"],
    ['src/server/cart/cart.ts', "if ('el' === language) return"],
    ['src/web/cart/index.ts', ''],
    ['src/server/utils/text.ts', ''],
    ['src/web/cart/page.tsx', "import { SHIPPING, VAT_PERCENT } from '../../domain/shop-facts.ts'"],
    ['src/domain/slots.ts', "import { type OpeningHours, STORES } from './stores.ts'"],
    ['src/server/cart/cart.ts', "import { DEFAULT_SETTINGS } from '../../domain/settings.ts'"],
  ])('%s may not hold %s', (path, text) => {
    expect(violationsOf(path, text)).toHaveLength(1)
  })

  test.each([
    ['src/server/rendering/ssr.ts', "import type { renderPage } from '../../web/entry-server.tsx'"],
    ['src/server/config.ts', 'const env = process.env'],
    ['src/server/cart/cart.ts', "import { sql } from 'drizzle-orm'"],
    ['src/web/cart/page.tsx', "import { Link } from '../../client/link.tsx'"],
    ['src/admin/orders/desk.tsx', "import { Link } from '../../client/link.tsx'"],
    ['src/client/link.tsx', "import { Button } from '../ui/button.tsx'"],
    ['src/web/cart/page.tsx', "import type { Cart } from '../../contract/cart.ts'"],
    ['src/web/cart/page.tsx', 'const page = <p className="text-ink">{words.cart.empty}</p>'],
    ['src/i18n/languages.ts', "const isGreek = language === 'el'"],
    ['src/server/feeds/sitemap.ts', "import { DICTIONARIES } from '../../i18n/dictionaries.ts'"],
    ['src/web/cart/cart.test.ts', "expect(language === 'el').toBe(true)"],
    ['src/domain/cart.ts', "import { MAX } from './shop-facts.ts'"],
    ['src/domain/settings.ts', "import { SHIPPING } from './shop-facts.ts'"],
    ['src/web/cart/page.tsx', "import { SHIPPING_METHODS } from '../../domain/shop-facts.ts'"],
  ])('%s may hold %s', (path, text) => {
    expect(violationsOf(path, text)).toEqual([])
  })

  test('imports may not run in a circle, however long it is', () => {
    const files = [
      { path: 'src/web/cart/cart.tsx', text: "import { Price } from '../catalog/price.tsx'" },
      { path: 'src/web/catalog/price.tsx', text: "import { Line } from '../orders/line.tsx'" },
      { path: 'src/web/orders/line.tsx', text: "import { Cart } from '../cart/other.tsx'" },
      { path: 'src/web/cart/cart.test.ts', text: "import { Line } from '../orders/line.tsx'" },
    ]
    expect(findViolations(files)).toEqual(['import cycle: src/web/cart, src/web/catalog, src/web/orders'])
    expect(findViolations(files.slice(1))).toEqual([])
  })
})
