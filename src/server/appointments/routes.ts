import { appointmentCalls } from '../../contract/appointments.ts'
import { createRouter } from '../http/router.ts'
import type { Shop } from '../shop.ts'
import { requestAppointment } from './request-appointment.ts'

export const appointmentRoutes = (shop: Shop) =>
  createRouter().openapi(appointmentCalls.requestAppointment, async (c) =>
    c.json(await requestAppointment(shop, c.var.visitor.language, c.req.valid('json')), 201),
  )
