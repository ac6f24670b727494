type Attributes = Record<string, string | number | undefined>

/** One element as text; attributes that are undefined are left out and numbers keep two decimals. */
export function element(name: string, attributes: Attributes, children = ''): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(
      ([key, value]) =>
        ` ${key}="${typeof value === 'number' ? Math.round(value * 100) / 100 : escapeText(value as string)}"`,
    )
    .join('')
  return children === '' ? `<${name}${written}/>` : `<${name}${written}>${children}</${name}>`
}

export function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}

export interface Stop {
  at: number
  color: string
  opacity?: number
}

/** A gradient along x1 y1 → x2 y2 in drawing units. */
export function gradient(
  id: string,
  [x1, y1, x2, y2]: readonly [number, number, number, number],
  stops: Stop[],
): string {
  const children = stops.map(({ at, color, opacity }) =>
    element('stop', { offset: at, 'stop-color': color, 'stop-opacity': opacity }),
  )
  return element('linearGradient', { id, gradientUnits: 'userSpaceOnUse', x1, y1, x2, y2 }, children.join(''))
}

export function blur(id: string, deviation: number): string {
  return element(
    'filter',
    { id, x: '-20%', y: '-20%', width: '140%', height: '140%' },
    element('feGaussianBlur', { stdDeviation: deviation }),
  )
}

/** A picture of 1600 × 1000 on pure white; what it holds is in mm around `middle`, which lands in the picture's middle. */
export function picture(
  title: string,
  scale: number,
  middle: readonly [number, number],
  ground: string,
  content: string,
): string {
  const move = `translate(800 500) scale(${scale}) translate(${-Math.round(middle[0] * 100) / 100} ${-Math.round(middle[1] * 100) / 100})`
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 1600 1000', width: 1600, height: 1000, role: 'img' },
    `${title && element('title', {}, escapeText(title))}${element('rect', { width: 1600, height: 1000, fill: ground })}${element('g', { transform: move }, content)}`,
  )
}
