import { Mesh, PlaneGeometry, ShaderMaterial, Texture, Vector4 } from 'three'
import type { Subject } from './painter.ts'

/** In pixels from the top left. */
export interface PixelRect {
  x: number
  y: number
  width: number
  height: number
}

export function createBackdrop() {
  const texture = new Texture()
  const part = new Vector4(0, 0, 1, 1)
  const material = new ShaderMaterial({
    uniforms: { picture: { value: texture }, part: { value: part } },
    vertexShader:
      'uniform vec4 part; varying vec2 at; void main() { at = part.xy + vec2(uv.x, 1.0 - uv.y) * part.zw; gl_Position = vec4(position.xy * 2.0, 1.0, 1.0); }',
    fragmentShader:
      'uniform sampler2D picture; varying vec2 at; void main() { gl_FragColor = texture2D(picture, at); }',
    depthTest: false,
    depthWrite: false,
  })
  const plane = new Mesh(new PlaneGeometry(1, 1), material)
  plane.frustumCulled = false
  plane.renderOrder = -10
  texture.flipY = false
  texture.generateMipmaps = false
  let shown: CanvasImageSource | undefined
  let size = { width: 0, height: 0 }
  return {
    plane,
    show({ picture, width, height }: Pick<Subject, 'picture' | 'width' | 'height'>, { x, y, ...visible }: PixelRect) {
      part.set(x / width, y / height, visible.width / width, visible.height / height)
      if (picture === shown) return
      shown = picture
      // A texture keeps its first size.
      if (size.width !== width || size.height !== height) texture.dispose()
      size = { width, height }
      texture.image = picture
      texture.needsUpdate = true
    },
  }
}
