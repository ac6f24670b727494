import { AmbientLight, Box3, Color, type Group, PerspectiveCamera, Scene, Vector3, WebGLRenderer } from 'three'
import { floorShadow } from './floor-shadow.ts'
import { FIRST_SIGHT, type Sight } from './sight.ts'
import { studioLight } from './studio-light.ts'

export interface Stage {
  show(model: Group): void
  look(sight: Sight): void
  resize(): void
  dispose(): void
}

/** Narrow, as a portrait lens, so that what is nearer is hardly larger. */
const FIELD_DEGREES = 18
const AIR = 1.1

/**
 * A white stage for one model on a canvas; it draws when something changed and rests otherwise.
 *
 * @throws where the browser has no WebGL
 */
export function openStage(canvas: HTMLCanvasElement): Stage {
  const renderer = new WebGLRenderer({ canvas, antialias: true, powerPreference: 'low-power' })
  const scene = new Scene()
  scene.background = new Color('white')
  scene.environment = studioLight(renderer)
  scene.add(new AmbientLight('white', 1.05))
  const camera = new PerspectiveCamera(FIELD_DEGREES)
  const span = new Vector3(150, 50, 150)
  let sight: Sight = FIRST_SIGHT
  let due = 0

  const draw = () => {
    due = 0
    const { clientWidth, clientHeight } = canvas
    if (clientWidth === 0 || clientHeight === 0) return
    const aspect = clientWidth / clientHeight
    const half = Math.tan((FIELD_DEGREES / 2) * (Math.PI / 180))
    const across = Math.hypot(span.x, span.z * 0.55) / 2
    const distance = (AIR * Math.max(across / (half * aspect), span.y / half)) / sight.zoom + span.z / 2
    const [yaw, pitch] = [sight.yaw, sight.pitch].map((degrees) => (degrees * Math.PI) / 180) as [number, number]
    camera.position
      .set(Math.sin(yaw) * Math.cos(pitch), Math.sin(pitch), Math.cos(yaw) * Math.cos(pitch))
      .multiplyScalar(distance)
    camera.lookAt(0, 0, 0)
    Object.assign(camera, { aspect, near: distance / 20, far: distance * 4 }).updateProjectionMatrix()
    renderer.render(scene, camera)
  }
  const drawSoon = () => {
    due ||= requestAnimationFrame(draw)
  }

  return {
    show(model) {
      const box = new Box3().setFromObject(model)
      box.getSize(span)
      model.position.sub(box.getCenter(new Vector3()))
      scene.add(model, floorShadow(span))
      drawSoon()
    },
    look(next) {
      sight = next
      drawSoon()
    },
    resize() {
      renderer.setPixelRatio(Math.min(devicePixelRatio, 2))
      renderer.setSize(canvas.clientWidth, canvas.clientHeight, false)
      draw()
    },
    dispose() {
      cancelAnimationFrame(due)
      scene.environment?.dispose()
      renderer.dispose()
    },
  }
}
