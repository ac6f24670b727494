/** One part of a placeholder: a filled shape, or a line where `width` is given. Path data in mm. */
export interface Part {
  d: string
  color: string
  /** Of a line, in mm. */
  width?: number
}

const WIDTH = 1600
const HEIGHT = 1000
const EDGE_MM = 0.45

/** A picture of 1600 × 1000 px on pure white; `content` is in mm around its middle, with y pointing down. */
export function picture(content: string, pxPerMm: number): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#ffffff"/>`,
    `<g transform="translate(${WIDTH / 2} ${HEIGHT / 2}) scale(${pxPerMm})" stroke-linejoin="round">${content}</g></svg>`,
  ].join('')
}

/** Parts of one body: all their edges first, then all their fills, so that only the edge of the whole is seen. */
export function body(parts: readonly Part[]): string {
  const edges = parts.map(({ d, color, width }) => {
    const edge = darker(color)
    return `<path d="${d}" fill="${width ? 'none' : edge}" stroke="${edge}" stroke-width="${figure((width ?? 0) + EDGE_MM)}"/>`
  })
  const fills = parts.map(({ d, color, width }) =>
    width
      ? `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}"/>`
      : `<path d="${d}" fill="${color}"/>`,
  )
  return edges.join('') + fills.join('')
}

/** A straight-sided figure as path data. */
export function pathThrough(points: readonly (readonly [number, number])[], isClosed = true): string {
  return `M${points.map(([x, y]) => `${figure(x)} ${figure(y)}`).join('L')}${isClosed ? 'Z' : ''}`
}

/** A number as it is written into a drawing: hundredths suffice. */
export const figure = (value: number): string => String(Math.round(value * 100) / 100)

/** Two sRGB colours as `#rrggbb`, mixed; `share` is the second one's. */
export function mixed(one: string, other: string, share: number): string {
  const channels = [1, 3, 5].map((at) => {
    const [from, to] = [one, other].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16)) as [number, number]
    return Math.round(from + (to - from) * share)
      .toString(16)
      .padStart(2, '0')
  })
  return `#${channels.join('')}`
}

const darker = (color: string) => mixed(color, '#15120e', 0.45)
