const MEGABYTE = 1024 * 1024

/** A call whose body is a file instead of at most 64 KB of JSON. Its type is decided by its contents, not its header. */
export interface LargeBody {
  path: string
  mostMegabytes: number
}

export const PICTURE_BODY: LargeBody = { path: '/api/admin/pictures', mostMegabytes: 15 }
export const IMPORT_BODY: LargeBody = { path: '/api/admin/catalogue/import', mostMegabytes: 20 }
export const PAPER_BODY: LargeBody = { path: '/api/lenses/papers', mostMegabytes: 10 }
export const BANK_BODY: LargeBody = { path: '/api/admin/payments/bank-file', mostMegabytes: 2 }

const LARGE_BODIES: readonly LargeBody[] = [PICTURE_BODY, IMPORT_BODY, PAPER_BODY, BANK_BODY]

export const isLargeBodyCall = (method: string, path: string): boolean =>
  method === 'POST' && LARGE_BODIES.some((body) => body.path === path)

export const mostBytes = ({ mostMegabytes }: LargeBody) => mostMegabytes * MEGABYTE

/** A file whose call checks its contents itself. */
export const fileBody = (...types: string[]) => ({
  required: true as const,
  content: Object.fromEntries(types.map((type) => [type, { schema: { type: 'string', format: 'binary' } as const }])),
})
