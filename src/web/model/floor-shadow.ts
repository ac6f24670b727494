import { Mesh, MultiplyBlending, PlaneGeometry, ShaderMaterial, type Vector3 } from 'three'

const VERTEX = /* glsl */ `
varying vec2 vPlace;
void main() {
  vPlace = uv * 2.0 - 1.0;
  gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
}`

const FRAGMENT = /* glsl */ `
varying vec2 vPlace;
void main() {
  vec2 far = smoothstep(vec2(1.0), vec2(0.25), abs(vPlace));
  float front = exp(-pow((vPlace.y + 0.45) * 8.0, 2.0));
  float temples = exp(-pow((abs(vPlace.x) - 0.62) * 6.0, 2.0)) * smoothstep(1.0, -0.5, vPlace.y);
  gl_FragColor = vec4(vec3(1.0 - far.x * far.y * (0.2 * front + 0.06 * temples)), 1.0);
}`

export function createFloorShadow({ x, y, z }: Vector3): Mesh {
  const shadow = new Mesh(
    new PlaneGeometry(x * 1.5, z * 1.9),
    new ShaderMaterial({
      vertexShader: VERTEX,
      fragmentShader: FRAGMENT,
      blending: MultiplyBlending,
      premultipliedAlpha: true,
      transparent: true,
      depthWrite: false,
    }),
  )
  shadow.rotation.x = -Math.PI / 2
  shadow.position.y = -y / 2 - 1
  return shadow
}
