import type { AdminOutput } from '../../contract/admin/calls.ts'

export type AdminBrand = AdminOutput<'GET /api/admin/brands/{brand}'>
export type BrandDraft = ReturnType<typeof draftOf>

/** Flat, as `useDraft` needs it. */
export const draftOf = (brand: AdminBrand | null) => ({
  brand: brand?.brand ?? '',
  maker: brand?.maker ?? '',
  postalAddress: brand?.postalAddress ?? '',
  email: brand?.email ?? '',
  isInUnion: brand?.isInUnion ?? true,
  responsiblePerson: brand?.responsiblePerson ?? '',
})
