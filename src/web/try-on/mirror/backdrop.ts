import { Mesh, PlaneGeometry, ShaderMaterial, Texture, Vector4 } from 'three'
import type { Subject } from './painter.ts'

/** In pixels from the top left. */
export interface PixelRect {
  x: number
  y: number
  width: number
  height: number
}

type Shown = Pick<Subject, 'picture' | 'width' | 'height'>

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
    show(subject: Shown, visible: PixelRect, scale: number) {
      const { picture, width, height } = scale < 1 ? shrink(subject, visible, scale) : subject
      if (scale < 1) part.set(0, 0, 1, 1)
      else part.set(visible.x / width, visible.y / height, visible.width / width, visible.height / height)
      if (picture === shown && scale >= 1) return
      shown = picture
      // A texture keeps its first size.
      if (size.width !== width || size.height !== height) texture.dispose()
      size = { width, height }
      texture.image = picture
      texture.needsUpdate = true
    },
  }
}

let small: CanvasRenderingContext2D | null = null

/** The visible part alone, smaller: uploading a whole picture takes long without a graphics card. */
function shrink(subject: Shown, { x, y, width, height }: PixelRect, scale: number): Shown {
  small ??= document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  if (!small) return subject
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) }
  if (small.canvas.width !== size.width || small.canvas.height !== size.height) Object.assign(small.canvas, size)
  small.setTransform(scale, 0, 0, scale, -x * scale, -y * scale)
  small.drawImage(subject.picture, 0, 0, subject.width, subject.height)
  return { picture: small.canvas, ...size }
}
