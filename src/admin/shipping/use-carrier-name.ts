import { CARRIERS, type CarrierId } from '../../domain/carriers.ts'
import { lookUp } from '../../domain/look-up.ts'
import { useAdminWords } from '../site/admin-words.tsx'

/** Most carriers have one name in all languages. */
export function useCarrierName(): (id: CarrierId) => string {
  const { shipping } = useAdminWords()
  return (id) => lookUp<string>(shipping.carriers, id) ?? CARRIERS[id].name
}
