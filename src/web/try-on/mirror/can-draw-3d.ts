let known: boolean | undefined

/** Whether this browser draws in three dimensions at all; asked once, for a context is dear. */
export function canDraw3d(): boolean {
  if (known === undefined) {
    const gl = document.createElement('canvas').getContext('webgl2')
    known = gl !== null
    gl?.getExtension('WEBGL_lose_context')?.loseContext()
  }
  return known
}
