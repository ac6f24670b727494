import { auditCalls } from '../../contract/admin/audit.ts'
import { securityEventCalls } from '../../contract/admin/security-events.ts'
import { createAdminRouter } from '../http/admin-router.ts'
import type { Shop } from '../shop.ts'
import { checkAudit } from './audit-chain.ts'
import { listAudit } from './list-audit.ts'
import { listSecurityEvents } from './list-security-events.ts'

export const auditRoutes = (shop: Shop) =>
  createAdminRouter(shop)
    .openapi(auditCalls.listAudit, async (c) => c.json(await listAudit(shop.db, c.req.valid('query')), 200))
    .openapi(auditCalls.checkAudit, async (c) => c.json(await checkAudit(shop.db), 200))
    .openapi(securityEventCalls.listSecurityEvents, async (c) =>
      c.json(await listSecurityEvents(shop.db, c.req.valid('query')), 200),
    )
