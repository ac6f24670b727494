import {
  AdditiveBlending,
  Color,
  DoubleSide,
  FrontSide,
  type Material,
  MeshPhysicalMaterial,
  MultiplyBlending,
  ShaderMaterial,
} from 'three'
import type { Look } from '../../contract/pictures.ts'

/** The gradient runs along the lens's own height, `v`, as in the studio's pictures. */
const TINT_VERTEX = /* glsl */ `
varying float vHeight;
void main() {
  vHeight = uv.y;
  gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
}`

const TINT_FRAGMENT = /* glsl */ `
uniform vec3 top;
uniform vec3 bottom;
uniform vec2 run;
varying float vHeight;
void main() {
  gl_FragColor = vec4(mix(bottom, top, smoothstep(run.x, run.y, vHeight)), 1.0);
  #include <colorspace_fragment>
}`

export function lensMaterials(lens: Look['finishes']['lens']): readonly [Material, Material] {
  return [createTint(lens), createReflection(lens)]
}

function createTint({ top, bottom, from, to }: Look['finishes']['lens']): Material {
  return new ShaderMaterial({
    uniforms: { top: { value: new Color(top) }, bottom: { value: new Color(bottom) }, run: { value: [from, to] } },
    vertexShader: TINT_VERTEX,
    fragmentShader: TINT_FRAGMENT,
    blending: MultiplyBlending,
    premultipliedAlpha: true,
    transparent: true,
    depthWrite: false,
    side: DoubleSide,
  })
}

function createReflection({ reflex, fresnel, mirror }: Look['finishes']['lens']): Material {
  const isMirrored = mirror > 0
  return new MeshPhysicalMaterial({
    color: isMirrored ? new Color(reflex).multiplyScalar(mirror + fresnel * 0.2) : 'black',
    metalness: isMirrored ? 1 : 0,
    roughness: 0.02,
    ior: 1.5,
    specularColor: reflex,
    specularIntensity: Math.min(1, fresnel),
    blending: AdditiveBlending,
    transparent: true,
    depthWrite: false,
    side: FrontSide,
  })
}
