import {
  AdditiveBlending,
  BackSide,
  DoubleSide,
  Mesh,
  PlaneGeometry,
  PMREMGenerator,
  Scene,
  ShaderMaterial,
  SphereGeometry,
  type Texture,
  type WebGLRenderer,
} from 'three'

/** The studio's light cards in its own units: width, height, x, y (up), z (to the viewer), strength. */
const LIGHT_CARDS = [
  [9, 5, 0, 6.5, 0.5, 1.6],
  [1.6, 6, -5.2, 2, 5.8, 3.2],
  [1.3, 6, 5.6, 1.8, 5.2, 2.6],
  [5.5, 2.8, -2.4, 4.4, 8, 2.6],
  [12, 3.6, 0.5, 0.6, 9.5, 0.8],
  [8, 0.7, 0, 5.2, 1.9, 9],
  [2.6, 2.4, 7, 1.8, -3.4, 2.2],
] as const

const VERTEX = /* glsl */ `
varying vec2 vPlace;
varying vec3 vTowards;
void main() {
  vPlace = uv;
  vTowards = position;
  gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
}`

/** A bright back, dim sides and an almost dark front, which polished surfaces reflect. */
const ROOM_FRAGMENT = /* glsl */ `
varying vec3 vTowards;
void main() {
  vec3 d = normalize(vTowards);
  vec3 plus = max(d, 0.0), minus = max(-d, 0.0);
  float glow = 0.05 * plus.z * plus.z + 0.9 * pow(minus.z, 8.0) + 0.025 * (plus.x * plus.x + minus.x * minus.x)
    + 0.30 * plus.y * plus.y + 0.42 * minus.y * minus.y;
  gl_FragColor = vec4(vec3(glow), 1.0);
}`

/** Cards fade towards their edges, or lenses would reflect their outlines. */
const CARD_FRAGMENT = /* glsl */ `
uniform float strength;
varying vec2 vPlace;
void main() {
  vec2 away = abs(vPlace - 0.5) * 2.0;
  vec2 fade = 1.0 - smoothstep(vec2(0.45), vec2(0.98), away);
  gl_FragColor = vec4(vec3(strength * fade.x * fade.y), 1.0);
}`

export function createStudioEnvironment(renderer: WebGLRenderer): Texture {
  const scene = new Scene()
  const room = new ShaderMaterial({
    vertexShader: VERTEX,
    fragmentShader: ROOM_FRAGMENT,
    side: BackSide,
    depthWrite: false,
  })
  scene.add(new Mesh(new SphereGeometry(40), room))
  for (const [width, height, x, y, z, strength] of LIGHT_CARDS) {
    const card = new Mesh(
      new PlaneGeometry(width, height),
      new ShaderMaterial({
        uniforms: { strength: { value: strength } },
        vertexShader: VERTEX,
        fragmentShader: CARD_FRAGMENT,
        blending: AdditiveBlending,
        side: DoubleSide,
        depthWrite: false,
      }),
    )
    card.position.set(x, y, z)
    card.lookAt(0, 0.2, 0)
    scene.add(card)
  }
  const generator = new PMREMGenerator(renderer)
  const { texture } = generator.fromScene(scene, 0.006, 0.1, 100)
  generator.dispose()
  scene.traverse((node) => {
    if (!(node instanceof Mesh)) return
    node.geometry.dispose()
    node.material.dispose()
  })
  return texture
}
