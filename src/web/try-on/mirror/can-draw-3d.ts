let known: boolean | undefined

/** Checked once: a WebGL context is expensive. */
export function canDraw3d(): boolean {
  if (known === undefined) {
    const gl = document.createElement('canvas').getContext('webgl2')
    known = gl !== null
    gl?.getExtension('WEBGL_lose_context')?.loseContext()
  }
  return known
}
