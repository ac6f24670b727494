"""Limestone: warm, matte, with ochre clouds, worn ridges, dust in hollows, claw marks, pits and traces of red."""
import bpy

from graph import Graph, hexcolor

PIGMENT = "pigment"


def claw_marks(g, mm):
    """Short parallel grooves whose direction changes from patch to patch."""
    cells = g.node("ShaderNodeTexVoronoi", Vector=mm, Scale=0.035)
    turn = g.node("ShaderNodeVectorRotate", {"rotation_type": "AXIS_ANGLE"}, Vector=mm, Angle=g.math("MULTIPLY", g.split(cells.outputs["Color"])[0], 2.6))
    g.put(turn.inputs["Axis"], (0.35, 1.0, 0.2))
    x, y, z = g.split(turn.outputs[0])
    sway = g.math("MULTIPLY", g.noise(mm, 0.05, 2.0), 5.0)
    lines = g.math("SINE", g.math("ADD", g.math("MULTIPLY", g.math("ADD", x, g.math("MULTIPLY", z, 0.6)), 2.1), sway))
    return g.math("MULTIPLY", g.step(lines, -0.2, 1.0), g.step(g.noise(mm, 0.022, 2.0), 0.47, 0.62))


def limestone(name="limestone"):
    material = bpy.data.materials.new(name)
    g = Graph(material)
    mm = g.vector("MULTIPLY", g.node("ShaderNodeTexCoord").outputs["Object"], (100.0, 100.0, 100.0))
    cloud = g.step(g.noise(mm, 0.016, 5.0, 0.4, 0.55), 0.36, 0.66)
    color = g.mix(cloud, hexcolor("#D8CAB0"), hexcolor("#E8E0D0"))
    ochre = g.step(g.noise(mm, 0.03, 6.0, 0.8, 0.62), 0.58, 0.74)
    color = g.mix(g.math("MULTIPLY", ochre, 0.3), color, hexcolor("#C9AA7C"))
    point = g.node("ShaderNodeNewGeometry").outputs["Pointiness"]
    color = g.mix(g.math("MULTIPLY", g.step(point, 0.50, 0.40), 0.5), color, hexcolor("#A98E66"))
    color = g.mix(g.math("MULTIPLY", g.step(point, 0.52, 0.60), 0.45), color, hexcolor("#F1E8D6"))
    specks = g.step(g.noise(mm, 0.9, 2.0), 0.66, 0.76)
    color = g.mix(g.math("MULTIPLY", specks, 0.22), color, hexcolor("#8F7A58"))
    kept = g.node("ShaderNodeAttribute", {"attribute_name": PIGMENT}).outputs["Fac"]
    worn = g.step(g.noise(mm, 0.11, 5.0, 0.6, 0.7), 0.36, 0.62)
    color = g.mix(g.math("MULTIPLY", g.math("MULTIPLY", kept, worn), 0.62), color, hexcolor("#A8492E"))
    pits = g.step(g.noise(mm, 0.42, 3.0, 0.3), 0.67, 0.74)
    chips = g.step(g.noise(mm, 0.06, 3.0, 1.2), 0.70, 0.73)
    height = g.math("MULTIPLY", g.noise(mm, 0.7, 5.0, 0.0, 0.62), 0.5)
    height = g.math("SUBTRACT", height, g.math("MULTIPLY", pits, 0.55))
    height = g.math("SUBTRACT", height, g.math("MULTIPLY", chips, 0.8))
    height = g.math("SUBTRACT", height, g.math("MULTIPLY", claw_marks(g, mm), 0.26))
    bump = g.node("ShaderNodeBump", Height=height, Strength=0.55, Distance=0.006).outputs[0]
    node = g.node("ShaderNodeBsdfPrincipled", Base_Color=color, Roughness=0.88, Normal=bump)
    node.inputs["Specular"].default_value = 0.18
    node.inputs["Sheen"].default_value = 0.15
    g.output(node.outputs[0])
    return material
