import { Box3, Group, PCFShadowMap, PerspectiveCamera, Plane, Scene, WebGLRenderer } from 'three'
import type { Look } from '../../../contract/pictures.ts'
import { finishOfLook, OWN_LENSES } from '../../../domain/fitting/lens-view.ts'
import { applyFinishes, applyLens, disposeModel } from '../../model/apply-finishes.ts'
import { loadModel } from '../../model/load-model.ts'
import type { FaceMesh } from '../tracker/face-mesh.ts'
import { attachToHead, clipBehindEars, dressForHead, frameMatrix, type TempleLine } from './attach-frame.ts'
import { createBackdrop, type PixelRect } from './backdrop.ts'
import { coverFrame } from './cover-frame.ts'
import { drawing3d } from './drawing-3d.ts'
import { drawingScale } from './drawing-scale.ts'
import { createFaceStudy } from './face-study.ts'
import { frameBounds } from './frame-bounds.ts'
import { setPictureTransform } from './frame-transform.ts'
import { createHeadOccluder } from './head-occluder.ts'
import type { Painter, Subject } from './painter.ts'
import { createSceneLight, moveShadow } from './scene-light.ts'
import { createTempleUniforms } from './temple-material.ts'
import { createTempleSight } from './temple-sight.ts'
import { createLensSight } from './through-lenses.ts'

const DEPTH_RANGE_MM = 400
const CANVAS_STEP_PX = 64
/** In between, the last shadow moves with the head. */
const COARSE_SHADOW_EVERY = 8

type Lens = Look['finishes']['lens']
interface Prepared {
  model: Group
  lines: readonly TempleLine[]
  bounds: Box3
  /** As the frame is sold. */
  own: Lens
  shown: Lens
}

/**
 * Paints frames as 3D models. It renders to a canvas of its own, which is then copied into the picture.
 *
 * @param findLook the model and finishes of a product, by its slug
 * @throws Error where the browser has no WebGL
 */
export function createPainter3d(mesh: FaceMesh, findLook: (slug: string) => Promise<Look | null>): Painter {
  const isSmooth = drawing3d() === 'hardware'
  const renderer = new WebGLRenderer({ antialias: isSmooth, powerPreference: 'high-performance' })
  renderer.shadowMap.enabled = true
  renderer.shadowMap.type = PCFShadowMap
  renderer.setScissorTest(true)
  const camera = new PerspectiveCamera()
  const behindEars = new Plane()
  const { head, fit: fitHead } = createHeadOccluder(mesh)
  const backdrop = createBackdrop()
  const temples = [createTempleUniforms(), createTempleUniforms()] as const
  const seeTemples = createTempleSight(temples)
  const study = createFaceStudy(mesh)
  const frame = new Group()
  frame.matrixAutoUpdate = false
  const scene = new Scene()
  scene.add(backdrop.plane, head, frame)
  const light = createSceneLight(scene)
  const models = new Map<number, Prepared>()
  const seeThrough = createLensSight()
  const canvas = { width: 0, height: 0, scale: 1 }
  let isDisposed = false
  let coarseFrames = 0

  const showModel = (model: Group) => {
    if (frame.children[0] !== model) frame.clear().add(model)
  }

  /** The canvas only grows, and only the part in use is rendered, so that nothing is reallocated per picture. */
  const growCanvas = (bounds: PixelRect, scale: number) => {
    const [width, height] = [Math.ceil(bounds.width * scale), Math.ceil(bounds.height * scale)]
    // A larger one would cost as much to copy as before.
    if (scale !== canvas.scale) Object.assign(canvas, { width: 0, height: 0, scale })
    if (width > canvas.width || height > canvas.height) {
      canvas.width = Math.max(canvas.width, Math.ceil(width / CANVAS_STEP_PX) * CANVAS_STEP_PX)
      canvas.height = Math.max(canvas.height, Math.ceil(height / CANVAS_STEP_PX) * CANVAS_STEP_PX)
      renderer.setSize(canvas.width, canvas.height, false)
    }
    renderer.setScissor(0, canvas.height - height, width, height)
  }

  return {
    async prepare(product) {
      if (models.has(product.id)) return
      const look = await findLook(product.slug)
      if (!look) throw new Error(`${product.slug} has no 3D model`)
      const model = await loadModel(look.models.mirror)
      // Compiling shaders blocks the page; a shopper who left must not wait for it.
      if (isDisposed) return disposeModel(model)
      applyFinishes(model, look.finishes)
      const lines = attachToHead(model)
      dressForHead(model, temples)
      const bounds = new Box3().setFromObject(model)
      showModel(model)
      await warmUp(renderer, scene, camera)
      models.set(product.id, { model, lines, bounds, own: look.finishes.lens, shown: look.finishes.lens })
    },
    paint(context, plain, product, adjustment, view = OWN_LENSES) {
      const prepared = models.get(product.id)
      if (!prepared) throw new Error(`${product.slug} was not prepared`)
      const lens = finishOfLook(view.look) ?? prepared.own
      if (lens !== prepared.shown) {
        applyLens(prepared.model, lens)
        dressForHead(prepared.model, temples)
        prepared.shown = lens
      }
      const subject = seeThrough(plain, product, adjustment, view)
      setPictureTransform(context, subject.detail)
      context.drawImage(subject.picture, 0, 0, subject.width, subject.height)
      frame.matrix.copy(frameMatrix(subject, adjustment))
      frame.matrixWorldNeedsUpdate = true
      const bounds = frameBounds(subject, prepared.bounds, frame.matrix)
      if (!bounds) return
      showModel(prepared.model)
      const scale = drawingScale(subject, isSmooth)
      growCanvas(bounds, scale)
      const rendered = { ...bounds, width: canvas.width / scale, height: canvas.height / scale }
      aimCamera(camera, subject, rendered)
      backdrop.show(subject, rendered, scale)
      fitHead(subject)
      clipBehindEars(behindEars, subject)
      const seen = study(plain)
      seeTemples({ subject, matrix: frame.matrix, behindEars }, prepared.lines, seen.study, seen.isNew)
      light.show(subject, seen.study, seen.isNew)
      coarseFrames = subject.isCoarse ? coarseFrames + 1 : 0
      renderer.shadowMap.autoUpdate = coarseFrames % COARSE_SHADOW_EVERY === 0
      if (!renderer.shadowMap.autoUpdate) moveShadow(light.lamp)
      renderer.render(scene, camera)
      const { x, y, width, height } = bounds
      context.drawImage(renderer.domElement, 0, 0, width * scale, height * scale, x, y, width, height)
      coverFrame(context, plain, seen.study?.fringe ?? null)
    },
    dispose() {
      isDisposed = true
      for (const { model } of models.values()) disposeModel(model)
      light.dispose()
      // Losing a context blocks the page while the driver is busy.
      void gpuIdle(renderer).then(() => {
        renderer.dispose()
        renderer.forceContextLoss()
      })
    },
  }
}

/**
 * Renders once before the first picture: drivers compile shaders at their first use, which takes seconds without a
 * graphics card.
 */
async function warmUp(renderer: WebGLRenderer, scene: Scene, camera: PerspectiveCamera): Promise<void> {
  await renderer.compileAsync(scene, camera)
  renderer.render(scene, camera)
  await gpuIdle(renderer)
}

async function gpuIdle(renderer: WebGLRenderer): Promise<void> {
  const gl = renderer.getContext() as WebGL2RenderingContext
  const done = gl.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0)
  gl.flush()
  while (done && gl.clientWaitSync(done, 0, 0) === gl.TIMEOUT_EXPIRED) {
    await new Promise((resolve) => setTimeout(resolve, 16))
  }
  gl.deleteSync(done)
}

function aimCamera(camera: PerspectiveCamera, { width, height, pose }: Subject, part: PixelRect): void {
  const distance = -pose.position[2]
  camera.fov = (2 * Math.atan(height / 2 / pose.focalPx) * 180) / Math.PI
  camera.near = Math.max(20, distance - DEPTH_RANGE_MM)
  camera.far = distance + DEPTH_RANGE_MM
  camera.setViewOffset(width, height, part.x, part.y, part.width, part.height)
}
