/** Gradient noise from 0 to 1 by position in mm, summed over octaves, as in `studio/blender/acetate.py`. */
export const SHEET_NOISE = /* glsl */ `
uniform vec3 sheetColors[3];
uniform vec4 sheet; // threshold, size, clear share, light behind
varying vec3 vSheet;
varying float vOutward;

vec3 slopeAt(ivec3 cell) {
  uvec3 q = uvec3(cell) * uvec3(1597334673u, 3812015801u, 2798796415u);
  uint n = (q.x ^ q.y ^ q.z) * 1597334673u;
  n ^= n >> 15;
  return vec3(uvec3(n, n * 2246822519u, n * 3266489917u) >> 8) / 8388607.5 - 1.0;
}

float noiseAt(vec3 p) {
  ivec3 i = ivec3(floor(p));
  vec3 f = fract(p);
  vec3 u = f * f * f * (f * (f * 6.0 - 15.0) + 10.0);
  float corner[8];
  for (int k = 0; k < 8; k++) {
    ivec3 step = ivec3(k & 1, (k >> 1) & 1, k >> 2);
    corner[k] = dot(slopeAt(i + step), f - vec3(step));
  }
  vec4 x = mix(vec4(corner[0], corner[2], corner[4], corner[6]), vec4(corner[1], corner[3], corner[5], corner[7]), u.x);
  vec2 y = mix(x.xz, x.yw, u.y);
  return 0.5 + 0.5 * mix(y.x, y.y, u.z);
}

float octaves(vec3 p, int count, float roughness) {
  float sum = 0.0, weight = 1.0, whole = 0.0;
  for (int k = 0; k < count; k++) {
    sum += weight * noiseAt(p);
    whole += weight;
    weight *= roughness;
    p *= 2.0;
  }
  return sum / whole;
}

vec3 driftAt(vec3 p) {
  return vec3(noiseAt(p), noiseAt(p + 31.4), noiseAt(p - 57.1)) - 0.5;
}`

const ISLANDS = /* glsl */ `
vec4 cutSheet(vec3 mm) {
  float size = sheet.y;
  vec3 bent = mm + 32.0 * driftAt(mm * 0.035 / size);
  vec3 p = bent * 0.085 / size;
  float level = octaves(p + 0.45 * driftAt(p + 9.7), 3, 0.5) + 0.11 * (octaves(mm * 0.9, 2, 0.5) - 0.5);
  float dark = smoothstep(sheet.x - 0.02, sheet.x + 0.065, level);
  float halo = smoothstep(sheet.x - 0.075, sheet.x + 0.015, level);
  float flame = smoothstep(0.38, 0.66, octaves(bent * 0.23, 3, 0.5));
  vec3 amber = mix(sheetColors[0], sheetColors[1], 0.4 * flame);
  return vec4(mix(mix(amber, sheetColors[1], halo), sheetColors[2], dark), 1.0 - dark);
}`

const LAYERS = /* glsl */ `
vec4 cutSheet(vec3 mm) {
  float slow = 26.0 * (octaves(mm * 0.045, 2, 0.5) - 0.5);
  float rise = mm.x * 0.34 - mm.z * 0.3 + mm.y * 0.9 + slow;
  float fine = 0.22 * sin(1.35 * rise) + 0.78 * (0.5 + 0.5 * sin(0.42 * rise));
  float smoke = fine + 0.5 * (octaves(mm * 0.35, 3, 0.5) - 0.5);
  float dark = smoothstep(0.5, 0.82, smoke);
  vec3 pale = mix(sheetColors[0], sheetColors[1], smoothstep(0.12, 0.5, smoke));
  return vec4(mix(pale, sheetColors[2], dark), 1.0 - 0.85 * dark);
}`

const HORN = /* glsl */ `
vec4 cutSheet(vec3 mm) {
  vec3 along = mm * vec3(0.16, 1.0, 0.16);
  vec3 bent = along + vec3(0.0, 9.0 * (noiseAt(mm * 0.03) - 0.5), 0.0);
  float fibre = octaves(bent * vec3(0.75, 1.5, 0.75), 4, 0.65);
  float level = octaves(bent * 0.16, 2, 0.5) + 0.35 * (fibre - 0.5);
  float dark = smoothstep(0.5, 0.66, level);
  vec3 pale = mix(sheetColors[0], sheetColors[1], smoothstep(0.34, 0.52, level));
  return vec4(mix(pale, sheetColors[2], dark), 1.0 - 0.9 * dark);
}`

const FLECKS = /* glsl */ `
vec4 cutSheet(vec3 mm) {
  vec3 bent = mm + 7.0 * (driftAt(mm * 0.09) + 0.5);
  float level = octaves(bent * 0.2, 2, 0.5) + 0.05 * (octaves(mm * 1.1, 2, 0.5) - 0.5) + 0.16 * (noiseAt(mm * 0.04) - 0.5);
  float fleck = smoothstep(sheet.x, sheet.x + 0.06, level);
  float ring = smoothstep(sheet.x - 0.06, sheet.x + 0.02, level);
  float cloud = 0.6 * smoothstep(0.4, 0.66, octaves(bent * 0.1, 3, 0.5));
  vec3 pale = mix(sheetColors[0], sheetColors[1], max(cloud, ring));
  return vec4(mix(pale, sheetColors[2], fleck), 1.0 - fleck);
}`

const LAMINATE = /* glsl */ `
vec4 cutSheet(vec3 mm) {
  float outer = smoothstep(0.3, 0.44, vOutward);
  return vec4(mix(sheetColors[1], sheetColors[0], outer), 1.0 - outer);
}`

/** `cutSheet(mm)`: the sheet's colour, and in alpha its clearness; the same as `studio/blender/acetate.py`. */
export const PATTERNS: Partial<Record<string, string>> = {
  islands: ISLANDS,
  layers: LAYERS,
  horn: HORN,
  flecks: FLECKS,
  laminate: LAMINATE,
}
