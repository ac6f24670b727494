import { type StaffSettingsGroup, settingsCalls } from '../../contract/admin/settings.ts'
import { adminStoreCalls } from '../../contract/admin/stores.ts'
import type { SettingsGroup, ShopSettings } from '../../domain/settings.ts'
import type { SignedInStaff } from '../http/admin-env.ts'
import { createAdminRouter } from '../http/admin-router.ts'
import type { Shop } from '../shop.ts'
import { changeSettings, listSettings } from './change-settings.ts'
import { changeSpecialDays, changeStores, type StoreUses } from './change-stores.ts'

/** @param uses what refers to stores */
export function settingsRoutes(shop: Shop, uses: readonly StoreUses[]) {
  const change = <Group extends SettingsGroup>(
    staff: SignedInStaff,
    group: Group,
    { version, value }: { version: number; value: ShopSettings[Group] },
  ): Promise<StaffSettingsGroup<Group>> => changeSettings(shop, staff, { group, version, value })

  return createAdminRouter(shop)
    .openapi(adminStoreCalls.listAdminStores, (c) => {
      const { stores } = shop.settings.current()
      const wire = stores.map(({ id, name, nameEl, seats, isClosed }) => ({ id, name, nameEl, seats, isClosed }))
      return c.json(wire, 200)
    })
    .openapi(settingsCalls.getSettings, async (c) => c.json((await listSettings(shop.db)) as never, 200))
    .openapi(settingsCalls.changeStores, async (c) =>
      c.json((await changeStores(shop, c.var.staff, c.req.valid('json'), uses)) as never, 200),
    )
    .openapi(settingsCalls.changeShipping, async (c) =>
      c.json(await change(c.var.staff, 'shipping', c.req.valid('json')), 200),
    )
    .openapi(settingsCalls.changeDelivery, async (c) =>
      c.json(await change(c.var.staff, 'delivery', c.req.valid('json')), 200),
    )
    .openapi(settingsCalls.changeCountries, async (c) =>
      c.json((await change(c.var.staff, 'countries', c.req.valid('json'))) as never, 200),
    )
    .openapi(settingsCalls.changePayments, async (c) =>
      c.json(await change(c.var.staff, 'payments', c.req.valid('json')), 200),
    )
    .openapi(settingsCalls.changeRates, async (c) =>
      c.json((await change(c.var.staff, 'rates', c.req.valid('json'))) as never, 200),
    )
    .openapi(settingsCalls.changeClaims, async (c) =>
      c.json(await change(c.var.staff, 'claims', c.req.valid('json')), 200),
    )
    .openapi(settingsCalls.changeAnnouncement, async (c) =>
      c.json(await change(c.var.staff, 'announcement', c.req.valid('json')), 200),
    )
    .openapi(settingsCalls.changeContact, async (c) =>
      c.json(await change(c.var.staff, 'contact', c.req.valid('json')), 200),
    )
    .openapi(settingsCalls.changeCompany, async (c) =>
      c.json(await change(c.var.staff, 'company', c.req.valid('json')), 200),
    )
    .openapi(settingsCalls.changeSocialLinks, async (c) =>
      c.json((await change(c.var.staff, 'socialLinks', c.req.valid('json'))) as never, 200),
    )
    .openapi(settingsCalls.changeAppointments, async (c) =>
      c.json(await change(c.var.staff, 'appointments', c.req.valid('json')), 200),
    )
    .openapi(settingsCalls.changeTax, async (c) =>
      c.json((await change(c.var.staff, 'tax', c.req.valid('json'))) as never, 200),
    )
    .openapi(settingsCalls.changeInvoices, async (c) =>
      c.json(await change(c.var.staff, 'invoices', c.req.valid('json')), 200),
    )
    .openapi(settingsCalls.changeLenses, async (c) =>
      c.json((await change(c.var.staff, 'lenses', c.req.valid('json'))) as never, 200),
    )
    .openapi(settingsCalls.changePrescriptions, async (c) =>
      c.json((await change(c.var.staff, 'prescriptions', c.req.valid('json'))) as never, 200),
    )
    .openapi(settingsCalls.changeSearch, async (c) =>
      c.json((await change(c.var.staff, 'search', c.req.valid('json'))) as never, 200),
    )
    .openapi(settingsCalls.changeSpecialDays, async (c) =>
      c.json((await changeSpecialDays(shop, c.var.staff, c.req.valid('json'))) as never, 200),
    )
}
