import type { Material, WebGLProgramParametersWithUniforms, WebGLRenderer } from 'three'

/** Over this length a temple fades out before the plane behind the ears, in mm. */
const FADE_MM = 18

const FADE = `
#if NUM_CLIPPING_PLANES > 0
  float mmToEars = clippingPlanes[0].w - dot(vClipPosition, clippingPlanes[0].xyz);
  if (mmToEars < 0.0) discard;
  diffuseColor.a *= smoothstep(0.0, ${FADE_MM.toFixed(1)}, mmToEars);
#endif`

/** Lets a material that is clipped by one plane fade out before it, instead of ending with an edge. Once per material. */
export function fadeBehindEars(material: Material): void {
  if (material.userData.fadesBehindEars) return
  material.userData.fadesBehindEars = true
  material.transparent = true
  const compile = material.onBeforeCompile
  const key = material.customProgramCacheKey()
  material.onBeforeCompile = (shader: WebGLProgramParametersWithUniforms, renderer: WebGLRenderer) => {
    compile.call(material, shader, renderer)
    shader.fragmentShader = shader.fragmentShader.replace('#include <clipping_planes_fragment>', FADE)
  }
  // Materials whose functions have the same text would share one program.
  material.customProgramCacheKey = () => `${key} fades behind the ears`
}
