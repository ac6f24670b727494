import { appointmentCalls } from '../../contract/appointments.ts'
import { ShopError } from '../../contract/errors.ts'
import { createApiRouter } from '../http/router.ts'
import type { Shop } from '../shop.ts'
import { cancelAppointment, getAppointment, moveAppointment, toWireAppointment } from './appointments.ts'
import { bookAppointment } from './book-appointment.ts'
import { calendarFile } from './calendar-file.ts'
import { appointmentUrl } from './enqueue-appointment-email.ts'
import { listNextEyeExams } from './next-eye-exams.ts'
import { listSlots } from './slots.ts'

export const appointmentRoutes = (shop: Shop) =>
  createApiRouter(shop)
    .openapi(appointmentCalls.bookAppointment, async (c) =>
      c.json(await bookAppointment(shop, c.var.visitor, c.req.valid('json')), 201),
    )
    .openapi(appointmentCalls.listSlots, async (c) => {
      const { slots, closing } = await listSlots(shop, c.req.valid('query'))
      if (closing !== null) c.header('X-Closed', closing)
      return c.json(slots, 200)
    })
    .openapi(appointmentCalls.listNextEyeExams, async (c) => c.json(await listNextEyeExams(shop), 200))
    .openapi(appointmentCalls.getAppointment, async (c) =>
      c.json(await toWireAppointment(shop, await getAppointment(shop, c.req.valid('param').token)), 200),
    )
    .openapi(appointmentCalls.getCalendarFile, async (c) => {
      const row = await getAppointment(shop, c.req.valid('param').token)
      const { startsAt, endsAt, language } = row
      if (!startsAt || !endsAt || row.status === 'cancelled') throw new ShopError('not_found')
      const options = { method: 'PUBLISH', language, origin: shop.config.publicOrigin, now: shop.clock() } as const
      const event = { ...row, startsAt, endsAt, link: appointmentUrl(shop, row.id) }
      const file = calendarFile(event, options, shop.settings.current())
      return c.body(file, 200, {
        'Content-Type': 'text/calendar; charset=utf-8',
        'Content-Disposition': 'attachment; filename="appointment.ics"',
      })
    })
    .openapi(appointmentCalls.moveAppointment, async (c) =>
      c.json(await moveAppointment(shop, c.req.valid('param').token, c.req.valid('json')), 200),
    )
    .openapi(appointmentCalls.cancelAppointment, async (c) =>
      c.json(await cancelAppointment(shop, c.req.valid('param').token), 200),
    )
