export interface Line {
  name: string
  points: readonly { x: number; y: number }[]
}

const WIDTH = 720
const HEIGHT = 400
const PAD = { left: 64, right: 190, top: 40, bottom: 40 }
const COLOURS = ['#0f5c6e', '#b4552d', '#3f6b3a', '#7a3f73', '#a07a1c', '#34495e', '#9c2f2f']

/** An SVG of lines on two logarithmic axes; values must be positive. */
export function growthCurve(title: string, lines: readonly Line[]): string {
  const points = lines.flatMap((line) => line.points)
  const x = scale(
    points.map((point) => point.x),
    PAD.left,
    WIDTH - PAD.right,
  )
  const y = scale(
    points.map((point) => point.y),
    HEIGHT - PAD.bottom,
    PAD.top,
  )
  const ends = spread(lines.map((line) => y.place(line.points.at(-1)?.y ?? y.powers[0] ?? 1)))
  const drawn = lines.map((line, at) => {
    const colour = COLOURS[at % COLOURS.length]
    const path = line.points.map((point) => `${x.place(point.x).toFixed(1)},${y.place(point.y).toFixed(1)}`).join(' ')
    const label = `<text x="${WIDTH - PAD.right + 10}" y="${((ends[at] ?? 0) + 4).toFixed(1)}" fill="${colour}">${line.name}</text>`
    return `<polyline points="${path}" fill="none" stroke="${colour}" stroke-width="2"/>${label}`
  })
  const across = y.powers.map((power) => {
    const level = y.place(power).toFixed(1)
    return `<path d="M${PAD.left} ${level}H${WIDTH - PAD.right}" stroke="#ddd"/><text x="${PAD.left - 8}" y="${level}" text-anchor="end" dy="4">${power}</text>`
  })
  const below = x.powers.map(
    (power) =>
      `<text x="${x.place(power).toFixed(1)}" y="${HEIGHT - 16}" text-anchor="middle">${power.toLocaleString('en')}</text>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="12" role="img"><title>${title}</title><rect width="100%" height="100%" fill="#fff"/><text x="${PAD.left}" y="22" font-size="14">${title}</text>${[...across, ...below, ...drawn].join('')}</svg>\n`
}

/** A logarithmic axis between the powers of ten around the values. */
function scale(values: readonly number[], from: number, to: number) {
  const low = Math.floor(Math.log10(Math.min(...values)))
  const high = Math.max(low + 1, Math.ceil(Math.log10(Math.max(...values))))
  const powers = Array.from({ length: high - low + 1 }, (_, at) => 10 ** (low + at))
  return { powers, place: (value: number) => from + ((Math.log10(value) - low) / (high - low)) * (to - from) }
}

/** Moves labels apart that would lie upon one another. */
function spread(places: readonly number[]): number[] {
  const order = places.map((place, at) => ({ place, at })).sort((one, other) => one.place - other.place)
  let last = Number.NEGATIVE_INFINITY
  const moved = [...places]
  for (const { place, at } of order) {
    last = Math.max(place, last + 14)
    moved[at] = last
  }
  return moved
}
