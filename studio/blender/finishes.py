import bpy

import acetate
from graph import Graph, hexcolor
from lighting import bright_sides


def metal(spec, name):
    material = bpy.data.materials.new(name)
    g = Graph(material)
    tint = hexcolor(spec["color"])
    surface = g.node("ShaderNodeBsdfPrincipled", Base_Color=tint, Metallic=1.0, Roughness=spec.get("roughness", 0.11)).outputs[0]
    if spec.get("bright"):
        material.cycles.sample_as_light = False
        surface = g.add(surface, g.node("ShaderNodeEmission", Color=tint, Strength=bright_sides(g)).outputs[0])
    g.output(surface)
    return material


def lens(spec, name):
    """A single sheet: tints what is behind it without refraction and reflects by Fresnel."""
    material = bpy.data.materials.new(name)
    g = Graph(material)
    v = g.split(g.node("ShaderNodeTexCoord").outputs["UV"])[1]
    top, bottom = hexcolor(spec["top"]), hexcolor(spec["bottom"])
    tint = g.mix(g.step(v, spec.get("from", 0.1), spec.get("to", 0.85)), bottom, top)
    clear = g.node("ShaderNodeBsdfTransparent", Color=tint).outputs[0]
    reflex = hexcolor(spec.get("reflex", "#FFFFFF"))
    shine = g.node("ShaderNodeBsdfGlossy", Color=reflex, Roughness=0.0).outputs[0]
    if spec.get("mirror", 0) > 0:
        shine = g.shade(0.7, shine, outdoor_reflection(g, reflex))
    fresnel = g.node("ShaderNodeFresnel", IOR=1.5).outputs[0]
    share = g.math("MULTIPLY_ADD", fresnel, spec.get("fresnel", 1.0), spec.get("mirror", 0.0))
    # The back face of the sheet would reflect the studio a second time.
    front = g.math("SUBTRACT", 1.0, g.node("ShaderNodeNewGeometry").outputs["Backfacing"])
    g.output(g.shade(g.math("MULTIPLY", share, front), clear, shine))
    return material


def outdoor_reflection(g, reflex):
    """What a mirrored lens reflects besides the studio: sky, horizon and ground."""
    x, y, z = g.split(g.node("ShaderNodeTexCoord").outputs["Reflection"])
    sky = g.mix(g.step(z, 0.0, 0.55), (1.0, 0.98, 0.94, 1), (0.16, 0.28, 0.46, 1))
    land = g.mix(g.step(z, -0.5, -0.02), (0.30, 0.27, 0.23, 1), (0.06, 0.075, 0.08, 1))
    scene = g.mix(g.step(z, -0.03, 0.03), land, sky)
    tinted = g.node("ShaderNodeMixRGB", {"blend_type": "MULTIPLY"}, Fac=1.0, Color1=scene, Color2=reflex).outputs[0]
    return g.node("ShaderNodeEmission", Color=tinted, Strength=1.0).outputs[0]


def silicone(spec, name):
    """Clear silicone and lens edges: darker where the surface turns away. No diffuse share, which would be grainy."""
    material = bpy.data.materials.new(name)
    g = Graph(material)
    facing = g.node("ShaderNodeLayerWeight", Blend=0.35).outputs["Facing"]
    # Only the near surface is shaded: both together would be too dark.
    near = g.math("SUBTRACT", 1.0, g.node("ShaderNodeNewGeometry").outputs["Backfacing"])
    tint = g.mix(g.math("MULTIPLY", near, facing), (0.91, 0.92, 0.92, 1), (0.42, 0.44, 0.44, 1))
    clear = g.node("ShaderNodeBsdfTransparent", Color=tint).outputs[0]
    shine = g.node("ShaderNodeBsdfGlossy", Color=(1, 1, 1, 1), Roughness=0.08).outputs[0]
    fresnel = g.node("ShaderNodeFresnel", IOR=1.41).outputs[0]
    g.output(g.shade(g.math("MULTIPLY", near, fresnel), clear, shine))
    return material


def foil(spec, name):
    """Letters in hot foil: matt, so that they can be read from all sides."""
    material = bpy.data.materials.new(name)
    g = Graph(material)
    g.output(g.node("ShaderNodeBsdfDiffuse", Color=hexcolor(spec["color"])).outputs[0])
    return material


def matte(spec, name):
    material = bpy.data.materials.new(name)
    g = Graph(material)
    place = g.vector("MULTIPLY", g.node("ShaderNodeTexCoord").outputs["Object"], (100.0, 100.0, 100.0))
    grain = g.node("ShaderNodeTexVoronoi", {"feature": "SMOOTH_F1"}, Vector=place, Scale=spec.get("grain", 1.1)).outputs["Distance"]
    bump = g.node("ShaderNodeBump", Height=grain, Strength=spec.get("bump", 0.25), Distance=0.004).outputs[0]
    node = g.node("ShaderNodeBsdfPrincipled", Base_Color=hexcolor(spec["color"]), Roughness=spec.get("roughness", 0.5), Normal=bump)
    node.inputs["Sheen"].default_value = spec.get("sheen", 0.0)
    g.output(node.outputs[0])
    return material


BUILDERS = {"acetate": acetate.make, "metal": metal, "lens": lens, "silicone": silicone, "foil": foil, "matte": matte}


def apply_finishes(objects, finishes):
    """Assigns each object the material named by its `finish`; the `stuff` of a spec selects its builder."""
    made = {}
    for item in objects:
        key = item["finish"]
        if key not in made:
            # Foil has the colour of the metal parts.
            spec = {**finishes["metal"], "stuff": "foil"} if key == "foil" else finishes[key]
            made[key] = BUILDERS[spec.get("stuff", key)](spec, key)
        item.data.materials.clear()
        item.data.materials.append(made[key])
