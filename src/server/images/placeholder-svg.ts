/** A part of a placeholder: a filled shape, or a line if `width` is set. Path data in mm. */
export interface Part {
  d: string
  color: string
  width?: number
}

const WIDTH = 1600
const HEIGHT = 1000
const EDGE_MM = 0.45

/** An image of 1600 × 1000 px on white. `content` is in mm around the centre, y pointing down. */
export function picture(content: string, pxPerMm: number): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#ffffff"/>`,
    `<g transform="translate(${WIDTH / 2} ${HEIGHT / 2}) scale(${pxPerMm})" stroke-linejoin="round">${content}</g></svg>`,
  ].join('')
}

/** All edges first, then all fills, so that only the outer edge of the body is visible. */
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

export function pathThrough(points: readonly (readonly [number, number])[], isClosed = true): string {
  return `M${points.map(([x, y]) => `${figure(x)} ${figure(y)}`).join('L')}${isClosed ? 'Z' : ''}`
}

/** A number in path data, rounded to hundredths. */
export const figure = (value: number): string => String(Math.round(value * 100) / 100)

/** Mixes two sRGB colours (`#rrggbb`); `share` is the second one's. */
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
