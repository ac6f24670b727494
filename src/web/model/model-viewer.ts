import { AmbientLight, Box3, Color, type Group, PerspectiveCamera, Scene, Vector3, WebGLRenderer } from 'three'
import { createFloorShadow } from './floor-shadow.ts'
import { INITIAL_ORBIT, type Orbit } from './orbit.ts'
import { createStudioEnvironment } from './studio-environment.ts'

export interface ModelViewer {
  show(model: Group): void
  setOrbit(sight: Orbit): void
  resize(): void
  dispose(): void
}

const FIELD_DEGREES = 18
const MARGIN = 1.1

/**
 * Shows one model on white. It renders only after a change.
 *
 * @throws Error where the browser has no WebGL
 */
export function createModelViewer(canvas: HTMLCanvasElement): ModelViewer {
  const renderer = new WebGLRenderer({ canvas, antialias: true, powerPreference: 'low-power' })
  const scene = new Scene()
  scene.background = new Color('white')
  scene.environment = createStudioEnvironment(renderer)
  scene.add(new AmbientLight('white', 1.05))
  const camera = new PerspectiveCamera(FIELD_DEGREES)
  const sizeMm = new Vector3(150, 50, 150)
  let orbit: Orbit = INITIAL_ORBIT
  let frameRequest = 0

  const draw = () => {
    frameRequest = 0
    const { clientWidth, clientHeight } = canvas
    if (clientWidth === 0 || clientHeight === 0) return
    const aspect = clientWidth / clientHeight
    const half = Math.tan((FIELD_DEGREES / 2) * (Math.PI / 180))
    const across = Math.hypot(sizeMm.x, sizeMm.z * 0.55) / 2
    const distance = (MARGIN * Math.max(across / (half * aspect), sizeMm.y / half)) / orbit.zoom + sizeMm.z / 2
    const [yaw, pitch] = [orbit.yaw, orbit.pitch].map((degrees) => (degrees * Math.PI) / 180) as [number, number]
    camera.position
      .set(Math.sin(yaw) * Math.cos(pitch), Math.sin(pitch), Math.cos(yaw) * Math.cos(pitch))
      .multiplyScalar(distance)
    camera.lookAt(0, 0, 0)
    Object.assign(camera, { aspect, near: distance / 20, far: distance * 4 }).updateProjectionMatrix()
    renderer.render(scene, camera)
  }
  const scheduleDraw = () => {
    frameRequest ||= requestAnimationFrame(draw)
  }

  return {
    show(model) {
      const box = new Box3().setFromObject(model)
      box.getSize(sizeMm)
      model.position.sub(box.getCenter(new Vector3()))
      scene.add(model, createFloorShadow(sizeMm))
      scheduleDraw()
    },
    setOrbit(next) {
      orbit = next
      scheduleDraw()
    },
    resize() {
      renderer.setPixelRatio(Math.min(devicePixelRatio, 2))
      renderer.setSize(canvas.clientWidth, canvas.clientHeight, false)
      draw()
    },
    dispose() {
      cancelAnimationFrame(frameRequest)
      scene.environment?.dispose()
      renderer.dispose()
    },
  }
}
