import { z } from '@hono/zod-openapi'
import type { ErrorCode } from './errors.ts'

/** The one shape of every refusal; see `Problem` in errors.ts. */
export const problem = z
  .object({
    error: z.object({
      code: z.string(),
      message: z.string(),
      fields: z.record(z.string(), z.string()).optional(),
      requestId: z.string().optional(),
    }),
  })
  .openapi('Problem')

/** A JSON answer for a call's `responses`. */
export const jsonResponse = <Schema extends z.ZodType>(schema: Schema, description: string) => ({
  description,
  content: { 'application/json': { schema } },
})

/** A JSON body for a call's `request`. */
export const jsonBody = <Schema extends z.ZodType>(schema: Schema) => ({
  required: true as const,
  content: { 'application/json': { schema } },
})

/** A refusal for a call's `responses`: the codes it may carry, in the one error shape. */
export const errorResponse = (...codes: ErrorCode[]) => jsonResponse(problem, codes.join(', '))
