import {
  AdditiveBlending,
  Color,
  DoubleSide,
  type Group,
  type Material,
  Matrix4,
  type Mesh,
  MeshPhysicalMaterial,
  MultiplyBlending,
  ShaderMaterial,
  Vector3,
} from 'three'
import type { Look } from '../../contract/pictures.ts'
import { PATTERNS, SHEET_NOISE } from './acetate-patterns.ts'

type Acetate = Look['finishes']['acetate']

const IOR = 1.49
/** The share of light from a white background that passes 4 mm of clear sheet. */
const BACKLIGHT = 0.22

/**
 * Opaque acetate. Its pattern is a function of the position in the frame, in mm, so no texture is loaded or stretched.
 *
 * @param mesh the part, whose position in `model` selects the part of the sheet
 */
export function acetateMaterial(acetate: Acetate, mesh: Mesh, model: Group): Material {
  const material = new MeshPhysicalMaterial({
    color: acetate.colors[0] ?? 'black',
    roughness: Math.max(0.06, acetate.roughness ?? 0),
    ior: IOR,
  })
  const pattern = PATTERNS[acetate.family]
  if (pattern === undefined) return material
  const uniforms = {
    sheetMatrix: { value: sheetFrom(mesh, model, acetate.seed ?? 0) },
    outward: { value: sheetNormal(mesh) },
    sheetColors: { value: acetate.colors.map((color) => new Color(color)) },
    sheet: { value: [acetate.threshold ?? 0.505, acetate.size ?? 1, acetate.clearShare ?? 0.74, BACKLIGHT] },
  }
  material.onBeforeCompile = (shader) => {
    Object.assign(shader.uniforms, uniforms)
    shader.vertexShader = `${SHEET_VARYINGS}${shader.vertexShader.replace(
      '#include <begin_vertex>',
      '#include <begin_vertex>\nvSheet = (sheetFrom * vec4(position, 1.0)).xyz;\nvOutward = dot(normal, outward);',
    )}`
    shader.fragmentShader = `${SHEET_NOISE}\n${pattern}\n${shader.fragmentShader
      .replace('#include <color_fragment>', 'vec4 cut = cutSheet(vSheet);\ndiffuseColor.rgb = cut.rgb;')
      .replace('#include <emissivemap_fragment>', TRANSLUCENCY)}`
  }
  material.customProgramCacheKey = () => `acetate ${acetate.family}`
  return material
}

const SHEET_VARYINGS = 'uniform mat4 sheetFrom;\nuniform vec3 outward;\nvarying vec3 vSheet;\nvarying float vOutward;\n'

function sheetNormal(mesh: Mesh): Vector3 {
  const body = mesh.parent?.name ?? ''
  if (!body.startsWith('temple')) return new Vector3(0, 0, 1)
  return new Vector3(body.endsWith('_L') ? 1 : -1, 0, 0)
}

/** Light through the clear zones from behind, more saturated by its way through the sheet. */
const TRANSLUCENCY = /* glsl */ `
float clearness = cut.a * sheet.z;
totalEmissiveRadiance += pow(cut.rgb, vec3(0.9)) * clearness * sheet.w;
diffuseColor.rgb *= 1.0 - 0.7 * clearness;`

/** From the part's coordinates to mm of the sheet; each product and part gets its own piece of the sheet. */
function sheetFrom(mesh: Mesh, model: Group, seed: number): Matrix4 {
  const toModel = new Matrix4().copy(model.matrixWorld).invert().multiply(mesh.matrixWorld)
  const body = mesh.parent?.name.charCodeAt(mesh.parent.name.length - 1) ?? 0
  const shift = seed * 17.3 + (body % 7) * 44
  return new Matrix4().makeTranslation(shift, shift, shift).multiply(toModel)
}

const CLEAR_VERTEX = /* glsl */ `
varying vec3 vNormalToEye;
varying vec3 vToEye;
#include <clipping_planes_pars_vertex>
void main() {
  vec4 mvPosition = modelViewMatrix * vec4(position, 1.0);
  #include <clipping_planes_vertex>
  vNormalToEye = normalMatrix * normal;
  vToEye = -mvPosition.xyz;
  gl_Position = projectionMatrix * mvPosition;
}`

/**
 * Half of the way through a sheet belongs to each of its two faces; it is longer at grazing angles. Refraction there shows
 * the dark front of the studio, which gives clear sheet its outlines.
 */
const CLEAR_FRAGMENT = /* glsl */ `
uniform vec3 through;
uniform float milk;
varying vec3 vNormalToEye;
varying vec3 vToEye;
#include <clipping_planes_pars_fragment>
void main() {
  vec4 diffuseColor = vec4(1.0);
  #include <clipping_planes_fragment>
  float slant = abs(dot(normalize(vNormalToEye), normalize(vToEye)));
  float way = 0.62 / max(slant, 0.3);
  float bent = 0.86 - 0.5 * pow(1.0 - slant, 1.6);
  vec3 passed = pow(through, vec3(way)) * bent * (1.0 - 0.5 * milk);
  gl_FragColor = vec4(mix(vec3(1.0), passed, diffuseColor.a), 1.0);
  #include <colorspace_fragment>
}`

export function clearAcetateMaterials({ colors, milk = 0.1 }: Acetate): readonly [Material, Material] {
  const [through = 'white', skin = through] = colors
  const transmission = new ShaderMaterial({
    uniforms: { through: { value: new Color(through) }, milk: { value: milk } },
    vertexShader: CLEAR_VERTEX,
    fragmentShader: CLEAR_FRAGMENT,
    blending: MultiplyBlending,
    premultipliedAlpha: true,
    clipping: true,
    transparent: true,
    depthWrite: false,
    side: DoubleSide,
  })
  const reflection = new MeshPhysicalMaterial({
    color: new Color(skin).multiplyScalar(milk * 0.4),
    roughness: 0.05,
    ior: IOR,
    blending: AdditiveBlending,
    transparent: true,
    depthWrite: false,
  })
  return [transmission, reflection]
}
