import math

import bpy

from graph import Graph, hexcolor


def object_millimetres(g):
    return g.vector("MULTIPLY", g.node("ShaderNodeTexCoord").outputs["Object"], (100.0, 100.0, 100.0))


def rough(g, color, roughness, height=None, strength=0.3, distance=0.01):
    node = g.node("ShaderNodeBsdfPrincipled", Base_Color=color, Roughness=roughness)
    node.inputs["Specular"].default_value = 0.3
    if height is not None:
        bump = g.node("ShaderNodeBump", Height=height, Strength=strength, Distance=distance).outputs[0]
        g.put(node.inputs["Normal"], bump)
    return node.outputs[0]


def travertine(spec):
    material = bpy.data.materials.new("travertine")
    g = Graph(material)
    mm = object_millimetres(g)
    bedded = g.vector("MULTIPLY", mm, (0.32, 0.32, 5.5))
    sway = g.math("MULTIPLY", g.math("SUBTRACT", g.noise(mm, 0.012, 2.0), 0.5), 60.0)
    bedded = g.vector("ADD", bedded, g.combine(0.0, 0.0, sway))
    bands = g.noise(bedded, 0.02, 5.0, 0.2, 0.6)
    light, dark = hexcolor(spec.get("light", "#EFE6D6")), hexcolor(spec.get("dark", "#CDB896"))
    color = g.mix(g.step(bands, 0.38, 0.68), light, dark)
    pits = g.step(g.noise(g.vector("MULTIPLY", bedded, (1.0, 1.0, 0.5)), 0.12, 3.0, 0.4), 0.64, 0.72)
    shade = g.mix(g.math("MULTIPLY", pits, 0.55), color, hexcolor("#8C7450"))
    height = g.math("SUBTRACT", g.math("MULTIPLY", g.noise(mm, 0.8, 4.0), 0.12), pits)
    g.output(rough(g, shade, 0.55, height, 0.5, 0.012))
    return material


def plaster(spec):
    material = bpy.data.materials.new("plaster")
    g = Graph(material)
    mm = object_millimetres(g)
    cloud = g.noise(mm, 0.012, 4.0, 0.3)
    color = g.mix(g.step(cloud, 0.35, 0.7), hexcolor(spec.get("light", "#EDE3D2")), hexcolor(spec.get("dark", "#E0D2BB")))
    height = g.math("ADD", g.noise(mm, 0.05, 5.0, 0.4, 0.6), g.math("MULTIPLY", g.noise(mm, 0.9, 3.0), 0.16))
    g.output(rough(g, color, 0.9, height, 0.35, 0.05))
    return material


def plain(spec):
    material = bpy.data.materials.new("plain")
    g = Graph(material)
    g.output(rough(g, hexcolor(spec["light"]), spec.get("roughness", 0.6)))
    return material


def linen(spec):
    material = bpy.data.materials.new("linen")
    g = Graph(material)
    mm = object_millimetres(g)
    x, y, _ = g.split(mm)
    weave = g.math("MULTIPLY", g.math("SINE", g.math("MULTIPLY", x, 7.0)), g.math("SINE", g.math("MULTIPLY", y, 7.0)))
    slub = g.noise(g.vector("MULTIPLY", mm, (0.2, 1.0, 1.0)), 0.9, 3.0)
    color = g.mix(slub, hexcolor(spec.get("light", "#E6DCC9")), hexcolor(spec.get("dark", "#CDBFA6")))
    node = rough(g, color, 0.95, g.math("ADD", g.math("MULTIPLY", weave, 0.4), slub), 0.4, 0.006)
    g.output(node)
    return material


def metal(spec):
    material = bpy.data.materials.new("metal")
    g = Graph(material)
    node = g.node("ShaderNodeBsdfPrincipled", Base_Color=hexcolor(spec["light"]), Roughness=spec.get("roughness", 0.2))
    node.inputs["Metallic"].default_value = 1.0
    g.output(node.outputs[0])
    return material


MATERIALS = {"travertine": travertine, "plaster": plaster, "plain": plain, "linen": linen, "metal": metal}


def sea_and_sky(world, sky):
    """Sea or sky by the elevation of the ray; waves are noise on a plane below."""
    g = Graph(world)
    ray = g.node("ShaderNodeTexCoord").outputs["Generated"]
    x, y, z = g.split(ray)
    down = g.math("MAXIMUM", g.math("MULTIPLY", z, -1.0), 0.0015)
    flat = g.combine(g.math("DIVIDE", x, down), g.math("DIVIDE", y, down), 0.0)
    waves = g.noise(g.vector("MULTIPLY", flat, (0.9, 0.22, 1.0)), 1.0, 4.0, 0.3, 0.62)
    depth = g.step(z, -0.16, -0.002)
    sea = g.mix(depth, hexcolor("#0F5A72"), hexcolor("#5FA3B4"))
    sea = g.mix(g.math("MULTIPLY", g.step(waves, 0.44, 0.7), 0.75), sea, hexcolor("#8FC3CC"))
    air = g.mix(g.step(z, -0.01, 0.11), hexcolor(sky.get("low", "#F1E4CF")), hexcolor(sky.get("high", "#A9CBDA")))
    air = g.mix(g.step(z, 0.15, 0.9), air, hexcolor("#5E97C4"))
    color = g.mix(g.step(z, -0.0012, 0.0012), sea, air)
    out = g.tree.nodes.new("ShaderNodeOutputWorld")
    back = g.node("ShaderNodeBackground", Color=color, Strength=sky.get("strength", 0.9)).outputs[0]
    g.tree.links.new(back, out.inputs[0])


def sun(azimuth, elevation, strength, color=(1.0, 0.83, 0.62), angle=0.9):
    """Degrees: azimuth 0 shines from the viewer, 90 from the viewer's right."""
    lamp = bpy.data.lights.new("sun", "SUN")
    lamp.energy, lamp.color, lamp.angle = strength, color, math.radians(angle)
    item = bpy.data.objects.new("sun", lamp)
    bpy.context.collection.objects.link(item)
    item.rotation_euler = (math.radians(90 - elevation), 0, math.radians(azimuth))
    return item
