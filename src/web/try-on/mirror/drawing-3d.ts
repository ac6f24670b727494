/** What draws 3D: nothing, the processor alone, or a graphics card. */
type Drawing = 'none' | 'software' | 'hardware'

/** As Chromium, Firefox and Windows name what draws without a card. */
const SOFTWARE = /swiftshader|llvmpipe|softpipe|software|basic render/i

let known: Drawing | undefined

/** Checked once: a WebGL context is expensive. */
export function drawing3d(): Drawing {
  known ??= findDrawing()
  return known
}

function findDrawing(): Drawing {
  const gl = document.createElement('canvas').getContext('webgl2')
  if (gl === null) return 'none'
  const names = gl.getExtension('WEBGL_debug_renderer_info')
  const name = String(gl.getParameter(names ? names.UNMASKED_RENDERER_WEBGL : gl.RENDERER))
  gl.getExtension('WEBGL_lose_context')?.loseContext()
  return SOFTWARE.test(name) ? 'software' : 'hardware'
}
