import { LANGUAGES, type Language } from './shop-facts.ts'

const RANGE = /^\s*([a-z]{2,3})(?:-[a-z0-9-]+)?\s*(?:;\s*q=([\d.]+)\s*)?$/i

/**
 * What a browser prefers among the shop's languages; of equals the first.
 * @param accepted the header `Accept-Language` (RFC 9110, 12.5.4), as `el-CY,el;q=0.9,en;q=0.8`
 * @returns undefined if it names none of them; `*` names none
 */
export function preferredLanguage(accepted: string | undefined): Language | undefined {
  let best: Language | undefined
  let bestWeight = 0
  for (const range of accepted?.split(',') ?? []) {
    const [, code = '', quality = '1'] = RANGE.exec(range) ?? []
    const language = code.toLowerCase()
    const weight = Number(quality)
    if (!Object.hasOwn(LANGUAGES, language) || !(weight > bestWeight)) continue
    best = language as Language
    bestWeight = weight
  }
  return best
}
