import { diaryCalls } from '../../contract/admin/diary.ts'
import { noteDown } from '../audit/staff-transaction.ts'
import { createAdminRouter } from '../http/admin-router.ts'
import type { Shop } from '../shop.ts'
import { cancelByStaff, moveByStaff, noteAppointment, takeVisitStep } from './appointment-steps.ts'
import { bookByStaff } from './book-by-staff.ts'
import { getDiary } from './diary.ts'
import { blockTime, unblockTime } from './diary-blocks.ts'
import { storeById } from './diary-day.ts'
import { findPeople, searchAppointments } from './search-appointments.ts'

export const diaryRoutes = (shop: Shop) =>
  createAdminRouter(shop)
    .openapi(diaryCalls.getDiary, async (c) => c.json(await getDiary(shop, c.req.valid('query')), 200))
    .openapi(diaryCalls.searchAppointments, async (c) =>
      c.json(await searchAppointments(shop, c.req.valid('query')), 200),
    )
    .openapi(diaryCalls.findPeople, async (c) => c.json(await findPeople(shop, c.req.valid('query').q), 200))
    .openapi(diaryCalls.bookByStaff, async (c) =>
      c.json(await bookByStaff(shop, c.var.staff, c.req.valid('json')), 201),
    )
    .openapi(diaryCalls.moveByStaff, async (c) =>
      c.json(await moveByStaff(shop, c.var.staff, c.req.valid('param').id, c.req.valid('json')), 200),
    )
    .openapi(diaryCalls.takeVisitStep, async (c) =>
      c.json(await takeVisitStep(shop, c.var.staff, c.req.valid('param').id, c.req.valid('json')), 200),
    )
    .openapi(diaryCalls.cancelByStaff, async (c) =>
      c.json(await cancelByStaff(shop, c.var.staff, c.req.valid('param').id, c.req.valid('json')), 200),
    )
    .openapi(diaryCalls.noteAppointment, async (c) =>
      c.json(await noteAppointment(shop, c.var.staff, c.req.valid('param').id, c.req.valid('json')), 200),
    )
    .openapi(diaryCalls.blockTime, async (c) => c.json(await blockTime(shop, c.var.staff, c.req.valid('json')), 201))
    .openapi(diaryCalls.unblockTime, async (c) =>
      c.json(await unblockTime(shop, c.var.staff, c.req.valid('param').id), 200),
    )
    .openapi(diaryCalls.notePrintedDiary, async (c) => {
      const { store, date } = c.req.valid('json')
      await noteDown(shop.db, c.var.staff, {
        note: 'printed',
        subject: 'diary',
        subjectId: `${storeById(shop, store).id} ${date}`,
      })
      return c.json({ date }, 200)
    })
