/**
 * Counts the time that a page spends in drawing calls. Without a graphics card that is mostly software rendering.
 * @returns a function that returns the milliseconds since its last call
 */
export function createDrawingClock(): () => number {
  let ms = 0
  for (const prototype of [WebGL2RenderingContext.prototype, CanvasRenderingContext2D.prototype]) {
    for (const [name, { value }] of Object.entries(Object.getOwnPropertyDescriptors(prototype))) {
      if (typeof value !== 'function' || name === 'constructor') continue
      Object.defineProperty(prototype, name, { value: timed(value, (took) => (ms += took)) })
    }
  }
  return () => {
    const spent = ms
    ms = 0
    return spent
  }
}

function timed(call: (...args: unknown[]) => unknown, onTook: (ms: number) => void) {
  return function (this: unknown, ...args: unknown[]) {
    const startedAtMs = performance.now()
    try {
      return call.apply(this, args)
    } finally {
      onTook(performance.now() - startedAtMs)
    }
  }
}
