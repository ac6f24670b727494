import { callQuery } from '../../client/queries.ts'

export const categoriesQuery = callQuery('GET /api/categories', {})
