"""The white studio: a world that depends on the kind of ray, soft-edged light cards, and the floor of the shadow pass."""
import math

import bpy
from mathutils import Euler, Vector

from graph import Graph

# name: width, depth, position (units of 10 cm), strength, glossy rays only
CARDS = {
    "top": (9, 5, (0, -0.5, 6.5), 1.6, False),
    "strip-left": (1.6, 6, (-5.2, -5.8, 2.0), 3.2, False),
    "strip-right": (1.3, 6, (5.6, -5.2, 1.8), 2.6, False),
    "sheen": (5.5, 2.8, (-2.4, -8, 4.4), 2.6, True),
    "fill": (12, 3.6, (0.5, -9.5, 0.6), 0.8, True),
    "kick": (8, 0.7, (0, -1.9, 5.2), 9, True),
    "side": (2.6, 2.4, (7, 3.4, 1.8), 2.2, True),
}


ROTATION_NODE = "rotation"
CLEAR_NODE = "clear"


def blend(g, direction, front, side, back, top, below):
    x, y, z = g.split(direction)
    total = 0.0
    for axis, sign, value in ((y, -1, front), (y, 1, back), (z, 1, top), (z, -1, below), (x, 1, side), (x, -1, side)):
        part = g.math("MAXIMUM", g.math("MULTIPLY", axis, sign), 0.0)
        # The bright back is kept narrow, or black temples look grey.
        total = g.math("MULTIPLY_ADD", g.math("POWER", part, 8.0 if value == 0.9 else 2.0), value, total)
    return total


def build_world(world):
    g = Graph(world)
    direction = g.node("ShaderNodeTexCoord").outputs["Generated"]
    turned = g.node("ShaderNodeMapping", {"vector_type": "TEXTURE"}, Vector=direction)
    turned.name = ROTATION_NODE
    path = g.node("ShaderNodeLightPath")
    # Rays refracted sharply by glass are glossy rays too, but must see the world as the camera does.
    passed = path.outputs["Is Transmission Ray"]
    seen = g.mix(passed, direction, turned.outputs[0])
    glossy = blend(g, seen, 0.05, 0.025, 0.9, 0.30, 0.42)
    soft = blend(g, turned.outputs[0], 0.30, 0.60, 1.0, 0.95, 0.75)
    through = blend(g, turned.outputs[0], 0.30, 0.45, 1.0, 0.92, 0.66)
    clear = g.math("MULTIPLY", passed, 0.0)
    clear.node.name = CLEAR_NODE
    strength = g.mix(path.outputs["Is Glossy Ray"], soft, g.mix(clear, glossy, through))
    camera = path.outputs["Is Camera Ray"]
    mixed = g.math("ADD", camera, g.math("MULTIPLY", g.math("SUBTRACT", 1.0, camera), strength))
    out = g.tree.nodes.new("ShaderNodeOutputWorld")
    g.tree.links.new(g.node("ShaderNodeBackground", Color=(1, 1, 1, 1), Strength=mixed).outputs[0], out.inputs[0])


def light_clear_acetate(scene):
    """Clear acetate shows the white studio on all sides, also along temples, where light is reflected many times."""
    scene.world.node_tree.nodes[CLEAR_NODE].inputs[1].default_value = 1.0
    scene.cycles.max_bounces = 40
    scene.cycles.transmission_bounces = 32
    scene.cycles.glossy_bounces = 32


def bright_sides(g):
    """What metal reflects besides the dark sides that make acetate deep: among those alone, gold is brown."""
    return blend(g, g.node("ShaderNodeTexCoord").outputs["Reflection"], 0.13, 0.33, 0.0, 0.32, 0.0)


def rotate_world(world, yaw, elevation):
    """Keeps the bright back opposite the camera, for light through clear acetate; the camera's angles in radians."""
    world.node_tree.nodes[ROTATION_NODE].inputs["Rotation"].default_value = (-elevation, 0, yaw)


def card(name, width, depth, position, strength, glossy_only):
    bpy.ops.mesh.primitive_plane_add(size=1)
    item = bpy.context.object
    item.name = "card-" + name
    place(item, width, depth, position)
    material = bpy.data.materials.new(item.name)
    g = Graph(material)
    u, v, _ = g.split(g.node("ShaderNodeTexCoord").outputs["Generated"])
    fade = 1.0
    for axis in (u, v):
        away = g.math("MULTIPLY", g.math("ABSOLUTE", g.math("SUBTRACT", axis, 0.5)), 2.0)
        fade = g.math("MULTIPLY", g.step(away, 0.45, 0.98, 1.0, 0.0), fade)
    # `to_track_quat` points -Z at the target, so the emitting side is the back face.
    fade = g.math("MULTIPLY", fade, g.node("ShaderNodeNewGeometry").outputs["Backfacing"])
    emission = g.node("ShaderNodeEmission", Color=(1, 1, 1, 1), Strength=g.math("MULTIPLY", fade, strength)).outputs[0]
    g.output(g.add(emission, g.node("ShaderNodeBsdfTransparent", Color=(1, 1, 1, 1)).outputs[0]))
    item.data.materials.append(material)
    item.visible_camera = False
    item.visible_shadow = False
    if glossy_only:
        item.visible_diffuse = False
        item.visible_transmission = False
    return item


def place(item, width, depth, position, target=(0, 0, 0.2), roll=0.0):
    item.scale = (width, depth, 1)
    item.location = position
    facing = (Vector(target) - Vector(position)).to_track_quat("-Z", "Y")
    item.rotation_euler = (facing @ Euler((0, 0, roll)).to_quaternion()).to_euler()


def place_strips(cards, strips):
    """The strips stand differently for each model, or as in `CARDS`."""
    for item in cards:
        name = item.name.removeprefix("card-")
        if name.startswith("strip-"):
            width, depth, position, _, _ = CARDS[name]
            own = (strips or {}).get(name)
            if own:
                place(item, own["width"], own["length"], own["at"], roll=math.radians(own["roll"]))
            else:
                place(item, width, depth, position)


def studio_cards():
    build_world(bpy.context.scene.world)
    return [card(name, *values) for name, values in CARDS.items()]


def shadow_floor():
    """A floor that renders to exactly 1 where nothing shades it: 0.62 from the sky and 0.38 from a wide sun."""
    bpy.ops.mesh.primitive_plane_add(size=900)
    floor = bpy.context.object
    floor.name = "floor"
    material = bpy.data.materials.new("floor")
    g = Graph(material)
    g.output(g.node("ShaderNodeBsdfDiffuse", Color=(1, 1, 1, 1)).outputs[0])
    floor.data.materials.append(material)
    lamp = bpy.data.lights.new("sun", "SUN")
    lamp.energy = 0.38 * math.pi
    lamp.angle = math.radians(38)
    sun = bpy.data.objects.new("sun", lamp)
    bpy.context.collection.objects.link(sun)
    sun.rotation_euler = (math.radians(16), math.radians(-14), 0)
    lamp.energy /= math.cos(math.radians(16)) * math.cos(math.radians(14))
    sky = bpy.data.worlds.new("sky")
    sky.use_nodes = True
    sky.node_tree.nodes["Background"].inputs[0].default_value = (1, 1, 1, 1)
    sky.node_tree.nodes["Background"].inputs[1].default_value = 0.62
    return floor, sun, sky
