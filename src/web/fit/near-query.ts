import { callQuery } from '../../client/queries.ts'
import { href } from '../../contract/href.ts'
import { type FrameNumbers, frameNumberErrors } from '../../domain/fit.ts'
import { numbersText } from '../../domain/fit-text.ts'

const SHOWN = '4'

export const nearQuery = (numbers: FrameNumbers) =>
  callQuery('GET /api/fit-finder', { query: { fit: numbersText(numbers), limit: SHOWN } })

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

export const numbersHref = ({ lensWidthMm, bridgeMm, templeMm }: FrameNumbers) =>
  href('sizeGuide', {}, { lens: lensWidthMm, bridge: bridgeMm, temple: templeMm })
