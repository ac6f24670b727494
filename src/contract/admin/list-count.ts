import { z } from '@hono/zod-openapi'
import { MOST_COUNTED } from './most-counted.ts'

/** How many a list or a view has, on all its pages. */
export const listCount = z.int().max(MOST_COUNTED).describe(`${MOST_COUNTED} means as many or more`)
