import { callQuery } from '../../client/queries.ts'

export const productQuery = (slug: string) => callQuery('GET /api/products/{slug}', { params: { slug } })
