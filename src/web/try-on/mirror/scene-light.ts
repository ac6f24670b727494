import { DirectionalLight, type Scene } from 'three'
import { type FaceLight, USUAL_LIGHT } from '../../../domain/fitting/face-light.ts'
import { type Background, radianceFrom } from '../../../domain/fitting/surroundings.ts'
import { createEnvironmentCube } from './environment-cube.ts'
import type { FaceStudy } from './face-study.ts'
import type { Subject } from './painter.ts'

const GREY: Background = { left: [0.3, 0.3, 0.3], right: [0.3, 0.3, 0.3], top: [0.3, 0.3, 0.3] }
/** Live surroundings are drawn anew when the light changes so much. */
const CHANGED_BY = 0.35
const LIGHT_MM = 400

/** Lights the frame as the picture lights the face. */
export function createSceneLight(scene: Scene) {
  const lamp = createLamp()
  scene.add(lamp, lamp.target)
  const cube = createEnvironmentCube()
  scene.environment = cube.texture
  let drawn = USUAL_LIGHT
  const draw = (light: FaceLight, background: Background) => {
    drawn = light
    cube.draw((direction) => radianceFrom(direction, light, background))
  }
  draw(USUAL_LIGHT, GREY)

  return {
    lamp,
    show(subject: Subject, study: FaceStudy | null, isNew: boolean) {
      const light = study?.light ?? USUAL_LIGHT
      if (isNew && light !== drawn && (!subject.isLive || changeOf(light, drawn) > CHANGED_BY))
        draw(light, study?.background ?? GREY)
      aim(lamp, subject, light)
      scene.environmentIntensity = 1.1 * light.strength
    },
    dispose() {
      cube.texture.dispose()
    },
  }
}

/** Moves the last shadow with the light, which moves with the head. */
export function moveShadow(lamp: DirectionalLight): void {
  lamp.updateMatrixWorld()
  lamp.target.updateMatrixWorld()
  lamp.shadow.updateMatrices(lamp)
}

function changeOf(a: FaceLight, b: FaceLight): number {
  const turned = Math.hypot(...[0, 1, 2].map((axis) => (a.direction[axis] ?? 0) - (b.direction[axis] ?? 0)))
  return turned * Math.max(a.directedness, b.directedness) + Math.abs(a.directedness - b.directedness)
}

function createLamp(): DirectionalLight {
  const lamp = new DirectionalLight('white')
  lamp.castShadow = true
  lamp.shadow.mapSize.set(256, 256)
  lamp.shadow.radius = 2.2
  lamp.shadow.bias = -0.0006
  Object.assign(lamp.shadow.camera, { left: -100, right: 100, top: 100, bottom: -100, near: 50, far: 700 })
  return lamp
}

/** From above and before the face at least, or the frame's shadow would fall where no face is. */
function aim(lamp: DirectionalLight, { pose }: Subject, { direction, tint, strength, directedness }: FaceLight): void {
  const [x, y, z] = pose.position
  const [right, up] = [clamp(direction[0], -0.12, 0.12), clamp(direction[1], 0.3, 0.55)]
  const near = Math.max(0.85, direction[2])
  const far = LIGHT_MM / Math.hypot(right, up, near)
  lamp.position.set(x + right * far, y + up * far, z + near * far)
  lamp.target.position.set(x, y, z)
  lamp.color.setRGB(...tint)
  lamp.intensity = (0.35 + 1.1 * directedness) * strength
}

const clamp = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value))
