import { Box3, DirectionalLight, Group, PCFShadowMap, PerspectiveCamera, Plane, Scene, WebGLRenderer } from 'three'
import type { Look } from '../../../contract/pictures.ts'
import { loadModel } from '../../model/load-model.ts'
import { disposeModel, paintModel } from '../../model/paint-model.ts'
import { studioLight } from '../../model/studio-light.ts'
import type { FaceMesh } from '../tracker/face-mesh.ts'
import { createBackdrop, type Part } from './backdrop.ts'
import { createFaceLight } from './face-light.ts'
import { createHead } from './head.ts'
import type { Painter, Sitter } from './painter.ts'
import { cutBehindEars, dressHead, wornMatrix } from './worn-frame.ts'
import { wornPart } from './worn-part.ts'

export class NoModelError extends Error {}

const ROUND_THE_HEAD_MM = 400
const ROOM_STEP = 64

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
  renderer.setScissorTest(true)
  const camera = new PerspectiveCamera()
  const behindEars = new Plane()
  const { head, fit: lay } = createHead(mesh)
  const backdrop = createBackdrop()
  const light = createLight()
  const strengthOf = createFaceLight()
  const worn = new Group()
  worn.matrixAutoUpdate = false
  const scene = new Scene()
  scene.environment = studioLight(renderer)
  scene.add(backdrop.plane, head, light, light.target, worn)
  const models = new Map<number, { model: Group; bounds: Box3 }>()
  const canvas = { width: 0, height: 0 }
  let isDisposed = false

  const wear = (model: Group) => {
    if (worn.children[0] !== model) worn.clear().add(model)
  }

  /** The canvas grows with the largest part so far, and only the present one is painted: nothing is made anew per picture. */
  const makeRoom = ({ width, height }: Part) => {
    if (width > canvas.width || height > canvas.height) {
      canvas.width = Math.max(canvas.width, Math.ceil(width / ROOM_STEP) * ROOM_STEP)
      canvas.height = Math.max(canvas.height, Math.ceil(height / ROOM_STEP) * ROOM_STEP)
      renderer.setSize(canvas.width, canvas.height, false)
    }
    renderer.setScissor(0, canvas.height - height, width, height)
  }

  return {
    async prepare(product) {
      if (models.has(product.id)) return
      const look = await findLook(product.slug)
      if (!look) throw new NoModelError(product.slug)
      const model = await loadModel(look.models.mirror)
      // To make a model ready holds the page up, which whoever has left should not pay for.
      if (isDisposed) return disposeModel(model)
      paintModel(model, look.finishes)
      dressHead(model, behindEars)
      const bounds = new Box3().setFromObject(model)
      wear(model)
      await warmUp(renderer, scene, camera)
      models.set(product.id, { model, bounds })
    },
    paint(context, sitter, product, hand) {
      const ready = models.get(product.id)
      if (!ready) throw new Error(`${product.slug} was not made ready`)
      context.setTransform(1, 0, 0, 1, 0, 0)
      context.drawImage(sitter.picture, 0, 0, sitter.width, sitter.height)
      worn.matrix.copy(wornMatrix(sitter, hand))
      worn.matrixWorldNeedsUpdate = true
      const part = wornPart(sitter, ready.bounds, worn.matrix)
      if (!part) return
      wear(ready.model)
      makeRoom(part)
      aim(camera, sitter, { ...part, ...canvas })
      backdrop.show(sitter, { ...part, ...canvas })
      lay(sitter)
      cutBehindEars(behindEars, sitter)
      shine(scene, light, sitter, strengthOf(sitter))
      renderer.render(scene, camera)
      const { x, y, width, height } = part
      context.drawImage(renderer.domElement, 0, 0, width, height, x, y, width, height)
    },
    dispose() {
      isDisposed = true
      for (const { model } of models.values()) disposeModel(model)
      scene.environment?.dispose()
      // To lose a context holds the page up for as long as the driver has work.
      void workDone(renderer).then(() => {
        renderer.dispose()
        renderer.forceContextLoss()
      })
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
  await workDone(renderer)
}

/** Waits until the driver has done what it was told, and lets the page go on meanwhile. */
async function workDone(renderer: WebGLRenderer): Promise<void> {
  const gl = renderer.getContext() as WebGL2RenderingContext
  const done = gl.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0)
  gl.flush()
  while (done && gl.clientWaitSync(done, 0, 0) === gl.TIMEOUT_EXPIRED) {
    await new Promise((resolve) => setTimeout(resolve, 16))
  }
  gl.deleteSync(done)
}

/** The camera that took the picture, as the pose was reckoned with, looking at a part of it. */
function aim(camera: PerspectiveCamera, { width, height, pose }: Sitter, part: Part): void {
  const distance = -pose.position[2]
  camera.fov = (2 * Math.atan(height / 2 / pose.focal) * 180) / Math.PI
  camera.near = Math.max(20, distance - ROUND_THE_HEAD_MM)
  camera.far = distance + ROUND_THE_HEAD_MM
  camera.setViewOffset(width, height, part.x, part.y, part.width, part.height)
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
function shine(scene: Scene, light: DirectionalLight, sitter: Sitter, strength: number): void {
  const [x, y, z] = sitter.pose.position
  light.position.set(x + 40, y + 170, z + 360)
  light.target.position.set(x, y, z)
  light.intensity = 0.9 * strength
  scene.environmentIntensity = 0.85 * strength
}
