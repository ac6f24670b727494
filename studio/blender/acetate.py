import math

import bpy

from graph import Graph, hexcolor

IOR = 1.49
GLOW = 0.45
# Where the two layers of a patterned sheet lie below its surface, along the line of sight.
DEPTHS_MM = (0.2, 2.0)
# The share of the far layer where the near one is clear.
SEEN_THROUGH = 0.6


def make(spec, name):
    material = bpy.data.materials.new(name)
    graph = Graph(material)
    # Glow must not make each triangle of the mesh a lamp.
    material.cycles.sample_as_light = False
    BUILDERS[spec["family"]](graph, spec)
    return material


def seeded_millimetres(g, spec):
    """Object coordinates in mm, shifted by the product's seed and by a random value of the object."""
    place = g.node("ShaderNodeTexCoord").outputs["Object"]
    chance = g.node("ShaderNodeObjectInfo").outputs["Random"]
    shift = g.math("MULTIPLY_ADD", chance, 310.0, float(spec.get("seed", 0)) * 17.3)
    return g.vector("ADD", g.vector("MULTIPLY", place, (100.0, 100.0, 100.0)), g.combine(shift, shift, shift))


def polished(g, color, roughness=0.035, **more):
    return g.node("ShaderNodeBsdfPrincipled", Base_Color=color, Roughness=roughness, IOR=IOR, **more).outputs[0]


def blurred(g, color, clear, spec):
    """Acetate that transmits light but blurs what is behind it; `clear` is 0 where it is opaque."""
    deep = g.node("ShaderNodeGamma", Color=color, Gamma=spec.get("depth", 0.6)).outputs[0]
    body = polished(g, color)
    through = g.node("ShaderNodeBsdfPrincipled", Base_Color=deep, Roughness=0.035, IOR=IOR, Transmission=1.0)
    through.inputs["Transmission Roughness"].default_value = 0.32
    share = g.math("MULTIPLY", clear, spec.get("clearShare", 0.74))
    g.output(g.shade(share, body, through.outputs[0]))


def solid(g, spec):
    g.output(polished(g, hexcolor(spec["colors"][0]), spec.get("roughness", 0.035)))


def inward(g):
    """The direction of sight below the surface, in the coordinates of the object."""
    geometry = g.node("ShaderNodeNewGeometry").outputs
    sight = g.vector("MULTIPLY", geometry["Incoming"], (-1.0, -1.0, -1.0))
    bent = g.vector("REFRACT", sight, geometry["Normal"])
    bent.node.inputs["Scale"].default_value = 1 / IOR
    turn = g.node("ShaderNodeVectorTransform", {"vector_type": "VECTOR", "convert_from": "WORLD", "convert_to": "OBJECT"}, Vector=bent)
    return g.vector("NORMALIZE", turn.outputs[0])


def sheet(pattern):
    """Shows a pattern at two depths of the sheet: the far one through what is clear in the near one."""

    def build(g, spec):
        mm = seeded_millimetres(g, spec)
        sight = inward(g)
        (near, open_near), (far, open_far) = (
            pattern(g, g.vector("ADD", mm, g.vector("MULTIPLY", sight, (depth,) * 3)), spec) for depth in DEPTHS_MM
        )
        below = g.node("ShaderNodeGamma", Color=far, Gamma=1.25).outputs[0]
        color = g.mix(g.math("MULTIPLY", open_near, SEEN_THROUGH), near, below)
        blurred(g, color, g.math("MULTIPLY", open_near, g.math("MULTIPLY_ADD", open_far, 0.7, 0.3)), spec)

    return build


def islands(g, mm, spec):
    light, middle, dark = (hexcolor(c) for c in spec["colors"][:3])
    size = spec.get("size", 1.0)
    warp = g.node("ShaderNodeTexNoise", Vector=mm, Scale=0.035 / size, Detail=1.0).outputs["Color"]
    bent = g.vector("ADD", mm, g.vector("MULTIPLY", g.vector("SUBTRACT", warp, (0.5, 0.5, 0.5)), (32.0, 32.0, 32.0)))
    field = g.noise(bent, 0.085 / size, 2.0, 0.45)
    feather = g.math("MULTIPLY", g.math("SUBTRACT", g.noise(mm, 0.9, 2.0), 0.5), 0.11)
    level = g.math("ADD", field, feather)
    at = spec.get("threshold", 0.505)
    dark_zone = g.step(level, at - 0.02, at + 0.065)
    halo = g.step(level, at - 0.075, at + 0.015)
    flame = g.step(g.noise(bent, 0.23, 3.0, 0.6), 0.38, 0.66)
    amber = g.mix(g.math("MULTIPLY", flame, 0.4), light, middle)
    color = g.mix(dark_zone, g.mix(halo, amber, middle), dark)
    return color, g.math("SUBTRACT", 1.0, dark_zone)


def layers(g, mm, spec):
    """Layered sheets cut at a slant: soft bands along the frame."""
    light, middle, dark = (hexcolor(c) for c in spec["colors"][:3])
    x, y, z = g.split(mm)
    slow = g.math("MULTIPLY", g.math("SUBTRACT", g.noise(mm, 0.045, 2.0), 0.5), 26.0)
    rise = g.math("ADD", g.math("MULTIPLY_ADD", x, 0.34, g.math("MULTIPLY", z, 0.9)), g.math("ADD", slow, g.math("MULTIPLY", y, 0.3)))
    wave = g.math("MULTIPLY_ADD", g.math("SINE", g.math("MULTIPLY", rise, 0.42)), 0.5, 0.5)
    fine = g.math("MULTIPLY_ADD", g.math("SINE", g.math("MULTIPLY", rise, 1.35)), 0.22, g.math("MULTIPLY", wave, 0.78))
    smoke = g.math("ADD", fine, g.math("MULTIPLY", g.math("SUBTRACT", g.noise(mm, 0.35, 3.0), 0.5), 0.5))
    dark_zone = g.step(smoke, 0.5, 0.82)
    color = g.mix(dark_zone, g.mix(g.step(smoke, 0.12, 0.5), light, middle), dark)
    return color, g.math("SUBTRACT", 1.0, g.math("MULTIPLY", dark_zone, 0.85))


def horn(g, mm, spec):
    """Buffalo horn: long fibres with broad streaks."""
    light, middle, dark = (hexcolor(c) for c in spec["colors"][:3])
    long = g.vector("MULTIPLY", mm, (0.16, 0.16, 1.0))
    sway = g.math("MULTIPLY", g.math("SUBTRACT", g.noise(mm, 0.03, 1.0), 0.5), 9.0)
    bent = g.vector("ADD", long, g.combine(0.0, 0.0, sway))
    broad = g.noise(bent, 0.16, 2.0, 0.3)
    fibre = g.noise(g.vector("MULTIPLY", bent, (0.5, 0.5, 1.0)), 1.5, 4.0, 0.1, 0.65)
    level = g.math("ADD", broad, g.math("MULTIPLY", g.math("SUBTRACT", fibre, 0.5), 0.35))
    dark_zone = g.step(level, 0.5, 0.66)
    color = g.mix(dark_zone, g.mix(g.step(level, 0.34, 0.52), light, middle), dark)
    return color, g.math("SUBTRACT", 1.0, g.math("MULTIPLY", dark_zone, 0.9))


def flecks(g, mm, spec):
    """Small dark flecks over amber clouds in a clear sheet ('spotted tortoise')."""
    light, middle, dark = (hexcolor(c) for c in spec["colors"][:3])
    warp = g.node("ShaderNodeTexNoise", Vector=mm, Scale=0.09, Detail=1.0).outputs["Color"]
    bent = g.vector("ADD", mm, g.vector("MULTIPLY", warp, (7.0, 7.0, 7.0)))
    feather = g.math("MULTIPLY", g.math("SUBTRACT", g.noise(mm, 1.1, 2.0), 0.5), 0.05)
    density = g.math("MULTIPLY", g.math("SUBTRACT", g.noise(mm, 0.04, 1.0), 0.5), 0.16)
    level = g.math("ADD", g.noise(bent, 0.2, 1.0, 0.25), g.math("ADD", feather, density))
    at = spec.get("threshold", 0.56)
    fleck = g.step(level, at, at + 0.06)
    ring = g.step(level, at - 0.06, at + 0.02)
    cloud = g.math("MULTIPLY", g.step(g.noise(bent, 0.1, 2.0, 0.4), 0.4, 0.66), 0.6)
    color = g.mix(fleck, g.mix(g.math("MAXIMUM", cloud, ring), light, middle), dark)
    return color, g.math("SUBTRACT", 1.0, fleck)


def laminate(g, spec):
    """Two sheets: the first colour faces outwards, the second shows at the edges and behind."""
    face, back = (hexcolor(c) for c in spec["colors"][:2])
    x, y, _ = g.split(g.node("ShaderNodeTexCoord").outputs["Normal"])
    place = g.split(g.node("ShaderNodeObjectInfo").outputs["Location"])[0]
    # Temples have their origin at the hinge, far from the middle, and face sideways; fronts face the viewer.
    side = g.math("MULTIPLY", g.math("SIGN", place), g.math("GREATER_THAN", g.math("ABSOLUTE", place), 0.2))
    forward = g.math("MULTIPLY", g.math("SUBTRACT", 1.0, g.math("ABSOLUTE", side)), g.math("MULTIPLY", y, -1.0))
    outer = g.step(g.math("MULTIPLY_ADD", x, side, forward), 0.3, 0.44)
    blurred(g, g.mix(outer, back, face), g.math("SUBTRACT", 1.0, outer), spec)


def milk(g, spec):
    """What the surface scatters. In even light it is computed from the normal: sampled, it would be noise in every layer."""
    through, surface = (hexcolor(c) for c in spec["colors"][:2])
    if not spec.get("evenLight"):
        return polished(g, surface)
    color = tuple(s * math.sqrt(t) for s, t in zip(surface, through))
    up = g.split(g.node("ShaderNodeNewGeometry").outputs["Normal"])[2]
    return g.node("ShaderNodeEmission", Color=color, Strength=g.math("MULTIPLY_ADD", up, 0.16, 0.72)).outputs[0]


def translucent(g, spec):
    """Clear or tinted: absorbing glass with some surface scattering; shadow rays are tinted, not blocked."""
    color = hexcolor(spec["colors"][0])
    glass = g.node("ShaderNodeBsdfGlass", Color=(1, 1, 1, 1), Roughness=0.0, IOR=1.47).outputs[0]
    body = g.shade(spec.get("milk", 0.1), glass, milk(g, spec))
    shadow = g.node("ShaderNodeBsdfTransparent", Color=tuple(0.3 + 0.7 * c for c in color[:3]) + (1,)).outputs[0]
    is_shadow = g.node("ShaderNodeLightPath").outputs["Is Shadow Ray"]
    # The first colour is that of white light after 4 mm (Beer-Lambert law).
    loss = [-math.log(max(0.002, c)) / 0.04 for c in color[:3]]
    density = max(max(loss), 0.01)
    tint = tuple(1 - value / density for value in loss) + (1.0,)
    volume = g.node("ShaderNodeVolumeAbsorption", Color=tint, Density=density).outputs[0]
    if spec.get("evenLight"):
        volume = g.add(volume, inner_glow(g, color, loss))
    g.output(g.shade(is_shadow, body, shadow), volume)


def inner_glow(g, color, loss):
    """Along a temple the sheet would be black: what it scatters on the way makes it as deep as the colour's square."""
    glow = tuple(GLOW * c * c * lost for c, lost in zip(color, loss))
    strength = max(max(glow), 1e-6)
    shade = tuple(c / strength for c in glow) + (1.0,)
    return g.node("ShaderNodeEmission", Color=shade, Strength=strength).outputs[0]


BUILDERS = {
    "solid": solid,
    "islands": sheet(islands),
    "layers": sheet(layers),
    "horn": sheet(horn),
    "flecks": sheet(flecks),
    "laminate": laminate,
    "translucent": translucent,
}
