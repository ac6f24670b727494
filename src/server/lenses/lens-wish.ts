import type { CallInput } from '../../contract/calls.ts'
import { ShopError } from '../../contract/errors.ts'
import { CATEGORY_IDS } from '../../domain/eyewear.ts'
import { frameLensOf } from '../../domain/lens/frame-lens.ts'
import { isMultifocal } from '../../domain/lens/lens-options.ts'
import { isTypeForUse, wornPrescription } from '../../domain/lens/lens-use.ts'
import type { LensOrder } from '../../domain/lens/permitted.ts'
import type { Language } from '../../domain/shop-facts.ts'
import type { CatalogProduct } from '../catalog-index/catalog-product.ts'
import { readEntry } from '../prescriptions/read-entry.ts'
import { openForLenses, type StoredPrescription } from '../prescriptions/read-prescriptions.ts'
import type { Shop } from '../shop.ts'

export type LensWish = CallInput<'POST /api/lenses/offers'>['body']

/** Whose lenses they are: a user, or a guest by the key of their cookie. */
export interface LensBuyer {
  userId: number | null
  language: Language
}

/** A wish with what its prescription and its frame turned out to be. */
export interface ReadWish {
  product: CatalogProduct
  order: Omit<LensOrder, 'choice'> & { choice: Omit<LensOrder['choice'], 'material'> }
  /** As it is stored, for all distances; null where no values are known. */
  stored: StoredPrescription | null
  /** Of a saved one. */
  saved: { id: string; version: number } | null
  ageYears: number | null
}

/**
 * Reads what lenses somebody wishes for.
 * @throws ShopError `not_found` for the product or the saved prescription; `invalid_input` with the fields;
 * `prescription_unconfirmed`; `sign_in_required` for a saved prescription
 */
export async function readWish(shop: Shop, buyer: LensBuyer, wish: LensWish): Promise<ReadWish> {
  const { use, type, coating, tint, filterCategory, prescription: source } = wish
  const product = shop.catalogue.findProduct(wish.productId)
  if (product === null) throw new ShopError('not_found')
  if (!isTypeForUse(type, use)) throw new ShopError('invalid_input', { fields: { type: 'invalid_value' } })
  if ((type === 'plano') !== (source.source === 'none')) {
    throw new ShopError('invalid_input', { fields: { 'prescription.source': 'invalid_value' } })
  }
  if ((tint === 'clear') !== (wish.tintColour === null)) {
    throw new ShopError('invalid_input', { fields: { tintColour: 'invalid_value' } })
  }
  const { stored, saved } = await readValues(shop, buyer, wish)
  const ageYears = source.source === 'none' ? null : (source.age ?? stored?.age ?? null)
  const worn = stored && wornPrescription(stored.prescription, use)
  const order: ReadWish['order'] = {
    choice: { type, coating, tint, filterCategory },
    // Nobody measured: a PD is good as far as that of a paper is.
    wearer: { prescription: worn, ageYears, pdSource: worn?.pdTenthsMm.far ? 'prescription' : null },
    frame: frameLensOf({ ...product, isForKids: product.categoryId === CATEGORY_IDS.kids }),
    heights: null,
  }
  return { product, order, stored, saved, ageYears }
}

async function readValues(
  shop: Shop,
  { userId, language }: LensBuyer,
  { type, prescription: source }: LensWish,
): Promise<Pick<ReadWish, 'stored' | 'saved'>> {
  if (source.source === 'typed') {
    const prescription = readEntry(shop, source, language, { needsAdd: isMultifocal(type) })
    return { stored: { prescription, entry: source.entry, age: source.age }, saved: null }
  }
  if (source.source !== 'saved') return { stored: null, saved: null }
  if (userId === null) throw new ShopError('sign_in_required')
  const { version, ...stored } = await openForLenses(shop, userId, source.prescriptionId)
  return { stored, saved: { id: source.prescriptionId, version } }
}
