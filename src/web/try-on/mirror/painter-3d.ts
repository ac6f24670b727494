import {
  DirectionalLight,
  Group,
  Mesh,
  PCFShadowMap,
  PerspectiveCamera,
  Plane,
  PlaneGeometry,
  Scene,
  ShaderMaterial,
  Texture,
  WebGLRenderer,
} from 'three'
import type { Look } from '../../../contract/pictures.ts'
import { loadModel } from '../../model/load-model.ts'
import { disposeModel, paintModel } from '../../model/paint-model.ts'
import { studioLight } from '../../model/studio-light.ts'
import type { FaceMesh } from '../tracker/face-mesh.ts'
import { faceLight } from './face-light.ts'
import { createHead } from './head.ts'
import type { Painter, Sitter } from './painter.ts'
import { cutBehindEars, dressHead, wornMatrix } from './worn-frame.ts'

export class NoModelError extends Error {}

const ROUND_THE_HEAD_MM = 400

/**
 * Paints frames as models on the head, on a canvas of its own that is then copied.
 *
 * @param findLook where a product's model is and what it is painted with
 * @throws where the browser has no WebGL
 */
export function createPainter3d(mesh: FaceMesh, findLook: (slug: string) => Promise<Look | null>): Painter {
  const renderer = new WebGLRenderer({ antialias: true, powerPreference: 'high-performance' })
  renderer.shadowMap.enabled = true
  renderer.shadowMap.type = PCFShadowMap
  renderer.localClippingEnabled = true
  const camera = new PerspectiveCamera()
  const behindEars = new Plane()
  const { head, fit: lay } = createHead(mesh)
  const backdrop = createBackdrop()
  const light = createLight()
  const worn = new Group()
  worn.matrixAutoUpdate = false
  const scene = new Scene()
  scene.environment = studioLight(renderer)
  scene.add(backdrop.plane, head, light, light.target, worn)
  const models = new Map<number, Group>()

  const wear = (model: Group) => {
    if (worn.children[0] !== model) worn.clear().add(model)
  }

  return {
    async prepare(product) {
      if (models.has(product.id)) return
      const look = await findLook(product.slug)
      if (!look) throw new NoModelError(product.slug)
      const model = await loadModel(look.models.mirror)
      paintModel(model, look.finishes)
      dressHead(model, behindEars)
      wear(model)
      await warmUp(renderer, scene, camera)
      models.set(product.id, model)
    },
    paint(context, sitter, product, hand) {
      const model = models.get(product.id)
      if (!model) throw new Error(`${product.slug} was not made ready`)
      aim(camera, sitter)
      renderer.setSize(sitter.width, sitter.height, false)
      backdrop.show(sitter.picture)
      lay(sitter)
      cutBehindEars(behindEars, sitter)
      wear(model)
      worn.matrix.copy(wornMatrix(sitter, hand))
      worn.matrixWorldNeedsUpdate = true
      shine(scene, light, sitter)
      renderer.render(scene, camera)
      context.setTransform(1, 0, 0, 1, 0, 0)
      context.drawImage(renderer.domElement, 0, 0)
    },
    dispose() {
      for (const model of models.values()) disposeModel(model)
      scene.environment?.dispose()
      renderer.dispose()
      renderer.forceContextLoss()
    },
  }
}

/**
 * Draws once what will be drawn, and waits without holding the page up: a driver translates its programs at their first
 * use, which takes seconds where there is no graphics card.
 */
async function warmUp(renderer: WebGLRenderer, scene: Scene, camera: PerspectiveCamera): Promise<void> {
  await renderer.compileAsync(scene, camera)
  renderer.render(scene, camera)
  const gl = renderer.getContext() as WebGL2RenderingContext
  const done = gl.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0)
  gl.flush()
  while (done && gl.clientWaitSync(done, 0, 0) === gl.TIMEOUT_EXPIRED) {
    await new Promise((resolve) => setTimeout(resolve, 16))
  }
  gl.deleteSync(done)
}

/** The camera that took the picture, as the pose was reckoned with. */
function aim(camera: PerspectiveCamera, { width, height, pose }: Sitter): void {
  const distance = -pose.position[2]
  camera.fov = (2 * Math.atan(height / 2 / pose.focal) * 180) / Math.PI
  camera.aspect = width / height
  camera.near = Math.max(20, distance - ROUND_THE_HEAD_MM)
  camera.far = distance + ROUND_THE_HEAD_MM
  camera.updateProjectionMatrix()
}

/** The picture behind everything, its pixels as they are. */
function createBackdrop() {
  const texture = new Texture()
  const material = new ShaderMaterial({
    uniforms: { picture: { value: texture } },
    vertexShader:
      'varying vec2 at; void main() { at = vec2(uv.x, 1.0 - uv.y); gl_Position = vec4(position.xy * 2.0, 1.0, 1.0); }',
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
  return {
    plane,
    show(picture: CanvasImageSource) {
      if (picture === shown) return
      shown = picture
      // A texture keeps the size it was first given; another picture may have another.
      texture.dispose()
      texture.image = picture
      texture.needsUpdate = true
    },
  }
}

function createLight(): DirectionalLight {
  const light = new DirectionalLight('white')
  light.castShadow = true
  light.shadow.mapSize.set(512, 512)
  light.shadow.radius = 6
  light.shadow.bias = -0.0006
  Object.assign(light.shadow.camera, { left: -110, right: 110, top: 110, bottom: -110, near: 50, far: 700 })
  return light
}

/** From above and before the face, as bright as the face is. */
function shine(scene: Scene, light: DirectionalLight, sitter: Sitter): void {
  const [x, y, z] = sitter.pose.position
  const strength = faceLight(sitter)
  light.position.set(x + 40, y + 170, z + 360)
  light.target.position.set(x, y, z)
  light.intensity = 0.9 * strength
  scene.environmentIntensity = 0.85 * strength
}
