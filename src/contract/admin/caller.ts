import { createCaller, type Send } from '../send-call.ts'
import type { AdminCalls } from './calls.ts'

export const createAdminCaller = (send: Send) => createCaller<AdminCalls>(send)
export type AdminCaller = ReturnType<typeof createAdminCaller>
