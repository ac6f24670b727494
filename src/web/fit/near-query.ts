import { callQuery } from '../../client/queries.ts'
import { href } from '../../contract/href.ts'
import { type FrameNumbers, frameNumberErrors } from '../../domain/fit.ts'
import { numbersText } from '../../domain/fit-text.ts'
import { WEARER_GROUPS, type WearerGroup } from '../../domain/worn-by.ts'

const SHOWN = '4'

/** Categories of frames. Those for children are one of their own, whatever the kind. */
export const FRAME_KINDS = ['optical-frames', 'sunglasses', 'sport-eyewear'] as const
export type FrameKind = (typeof FRAME_KINDS)[number]

export interface Wish {
  kind: FrameKind
  whom: WearerGroup
}

export const nearQuery = (numbers: FrameNumbers, { kind, whom }: Wish) =>
  callQuery('GET /api/fit-finder', {
    query: { fit: numbersText(numbers), category: whom === 'kids' ? 'kids' : kind, for: whom, limit: SHOWN },
  })

export interface NumberTexts {
  lens: string
  bridge: string
  temple: string
}

export const numberTextsIn = (query: URLSearchParams): NumberTexts => ({
  lens: query.get('lens') ?? '',
  bridge: query.get('bridge') ?? '',
  temple: query.get('temple') ?? '',
})

/** Empty where nothing is chosen. */
export interface WishTexts {
  kind: string
  whom: string
}

export const wishTextsIn = (query: URLSearchParams): WishTexts => ({
  kind: query.get('kind') ?? '',
  whom: query.get('for') ?? '',
})

const numberIn = (text: string) => (/^\d{1,3}$/.test(text.trim()) ? Number(text) : Number.NaN)

export const numbersOf = ({ lens, bridge, temple }: NumberTexts): FrameNumbers => ({
  lensWidthMm: numberIn(lens),
  bridgeMm: numberIn(bridge),
  templeMm: numberIn(temple),
})

export function numbersInQuery(query: URLSearchParams): FrameNumbers | null {
  const numbers = numbersOf(numberTextsIn(query))
  return frameNumberErrors(numbers) === null ? numbers : null
}

/** Null until both are chosen. */
export function wishInQuery(query: URLSearchParams): Wish | null {
  const kind = FRAME_KINDS.find((one) => one === query.get('kind'))
  const whom = WEARER_GROUPS.find((one) => one === query.get('for'))
  return kind && whom ? { kind, whom } : null
}

export const numbersHref = ({ lensWidthMm, bridgeMm, templeMm }: FrameNumbers, { kind, whom }: WishTexts) =>
  href('sizeGuide', {}, { lens: lensWidthMm, bridge: bridgeMm, temple: templeMm, kind, for: whom })
