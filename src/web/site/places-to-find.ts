import { ROUTES } from '../routes.ts'
import { href } from './paths.ts'

/** What belongs to one visitor alone, or to nobody. */
const UNSOUGHT = new Set<string>([
  'cart',
  'checkout',
  'orderComplete',
  'login',
  'register',
  'account',
  'saved',
  'forgotPassword',
  'notFound',
])

/** The addresses that search engines shall know: the screens, and how a category's and a product's is made. */
export const placesToFind = {
  screens: ROUTES.filter(({ name, path }) => !UNSOUGHT.has(name) && !/[:*]/.test(path)).map(({ path }) => path),
  category: (slug: string) => href('category', { category: slug }),
  product: (slug: string) => href('product', { slug }),
}
