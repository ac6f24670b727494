import { type Material, Vector4, type WebGLProgramParametersWithUniforms, type WebGLRenderer } from 'three'

/** What a temple's shader reads; lengths in mm. Shared by the temples of all frames on one side. */
export interface TempleUniforms {
  /** Through the ears, in camera space: a normal to the front and its constant. */
  earPlane: { value: Vector4 }
  hingeToEarMm: { value: number }
  /** 1 where the temple lies on the head whatever its depth, 0 where the head's depth hides it. */
  liftShare: { value: number }
  endMm: { value: number }
  softMm: { value: number }
  isSet: boolean
}

export const createTempleUniforms = (): TempleUniforms => ({
  earPlane: { value: new Vector4(0, 0, 1, 0) },
  hingeToEarMm: { value: 90 },
  liftShare: { value: 0 },
  endMm: { value: 0 },
  softMm: { value: 6 },
  isSet: false,
})

const DECLARATIONS = 'uniform vec4 earPlane;\nuniform float hingeToEarMm, liftShare;\nvarying float vMmToEar;\n'

/**
 * The canonical head is not the shopper's: a temple that lies on the side of the head would dip in and out of it. It is
 * moved towards the camera in depth alone, the more the farther behind the hinge, so that the front still hides it.
 */
const LIFT = `
  vMmToEar = dot(mvPosition.xyz, earPlane.xyz) + earPlane.w;
  float lift = liftShare * clamp(0.6 * (hingeToEarMm - vMmToEar), 0.0, 60.0);
  vec4 nearer = projectionMatrix * vec4(mvPosition.xy, mvPosition.z + lift, 1.0);
  gl_Position.z = nearer.z / nearer.w * gl_Position.w;
}`

const END = `
  if (vMmToEar < endMm) discard;
  diffuseColor.a *= smoothstep(endMm, endMm + softMm, vMmToEar);`

/** Lets a temple end softly where it is hidden. Once per material, which must be this temple's own. */
export function endTemple(material: Material, { isSet: _, ...uniforms }: TempleUniforms): void {
  material.transparent = true
  const compile = material.onBeforeCompile
  const key = material.customProgramCacheKey()
  material.onBeforeCompile = (shader: WebGLProgramParametersWithUniforms, renderer: WebGLRenderer) => {
    compile.call(material, shader, renderer)
    Object.assign(shader.uniforms, uniforms)
    shader.vertexShader = `${DECLARATIONS}${shader.vertexShader.replace(/\}\s*$/, LIFT)}`
    shader.fragmentShader = `uniform float endMm, softMm;\nvarying float vMmToEar;\n${shader.fragmentShader.replace(
      '#include <clipping_planes_fragment>',
      END,
    )}`
  }
  // Materials whose functions have the same text would share one program.
  material.customProgramCacheKey = () => `${key} ends at the ear`
}
