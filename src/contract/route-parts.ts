import { z } from '@hono/zod-openapi'
import type { ErrorCode } from './errors.ts'

/** The shape of every error response; see `Problem` in errors.ts. */
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

export const jsonResponse = <Schema extends z.ZodType>(schema: Schema, description: string) => ({
  description,
  content: { 'application/json': { schema } },
})

export const jsonBody = <Schema extends z.ZodType>(schema: Schema) => ({
  required: true as const,
  content: { 'application/json': { schema } },
})

export const errorResponse = (...codes: ErrorCode[]) => jsonResponse(problem, codes.join(', '))
