/** What is printed on a temple: width of the lens, bridge and length of the temple, in mm. */
export interface FrameSize {
  lens: number
  bridge: number
  temple?: number
}

const SIZE = /(?<![\p{L}\d])(\d{2})\s*[-‐–/x×χ□\s]\s*(\d{2})(?:\s*[-‐–/x×χ□\s]\s*(\d{3}))?(?![\p{L}\d])/gu
const JOINED = /(?<![\p{L}\d])(\d{2})(\d{2})(\d{3})?(?![\p{L}\d])/gu
const isWithin = (mm: number, least: number, most: number) => mm >= least && mm <= most

/** Sizes as shoppers write them, `52-18`, `52/18/140`, `5218140` or `5218`, and the text without them. */
export function takeSizes(text: string): { sizes: FrameSize[]; rest: string } {
  const sizes: FrameSize[] = []
  const take = (whole: string, ...numbers: (string | undefined)[]): string => {
    const [lens, bridge, temple] = numbers.slice(0, 3).map((one) => (one === undefined ? undefined : Number(one)))
    const isSize =
      isWithin(lens ?? 0, 36, 72) &&
      isWithin(bridge ?? 0, 10, 28) &&
      (temple === undefined || isWithin(temple, 110, 165))
    if (!isSize) return whole
    sizes.push({ lens: lens as number, bridge: bridge as number, ...(temple !== undefined && { temple }) })
    return ' '
  }
  const rest = text.replace(SIZE, take).replace(JOINED, take)
  return { sizes, rest }
}

/** As one word; sizes that begin alike have a common beginning. */
export const sizeKey = ({ lens, bridge, temple }: FrameSize): string => `${lens}${bridge}${temple ?? ''}`

/** The size itself, then it with any temple, then those whose lens or bridge is a millimetre away. */
export const sizesNear = (size: FrameSize): readonly (readonly FrameSize[])[] => {
  const { lens, bridge } = size
  const beside = [-1, 1].flatMap((more) => [
    { lens: lens + more, bridge },
    { lens, bridge: bridge + more },
  ])
  return [[size], [{ lens, bridge }], beside]
}
