"""Shoots one editorial: blender -b -t 1 -P editorial.py -- job.json. Fails when a frame stands in a prop."""
import json
import math
import os
import random
import sys

import bmesh
import bpy
from mathutils import Vector
from mathutils.bvhtree import BVHTree

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import finishes  # noqa: E402
import glb  # noqa: E402
import shoot  # noqa: E402
import stone  # noqa: E402

U = glb.UNIT


def spot(point):
    x, y, z = point
    return Vector((x * U, -z * U, y * U))


def box(prop):
    """A block with softened edges; size and middle of its underside in mm (x, y up, z to the viewer)."""
    sx, sy, sz = prop["size"]
    mesh = bpy.data.meshes.new(prop["name"])
    bm = bmesh.new()
    bmesh.ops.create_cube(bm, size=1.0)
    bmesh.ops.scale(bm, vec=(sx * U, sz * U, sy * U), verts=bm.verts)
    bmesh.ops.bevel(bm, geom=bm.edges[:], offset=prop.get("edge", 3) * U, segments=4, affect="EDGES", profile=0.5)
    bm.to_mesh(mesh)
    bm.free()
    item = bpy.data.objects.new(prop["name"], mesh)
    bpy.context.collection.objects.link(item)
    item.location = spot(prop["at"]) + Vector((0, 0, sy * U / 2))
    item.rotation_euler[2] = math.radians(prop.get("turn", 0))
    return item


def turned(prop):
    """A body of revolution: `profile` is [radius, height] in mm from the foot up."""
    mesh = bpy.data.meshes.new(prop["name"])
    rings, count = prop["profile"], 96
    verts, faces = [], []
    for radius, height in rings:
        for i in range(count):
            a = i / count * math.tau
            verts.append((radius * U * math.cos(a), radius * U * math.sin(a), height * U))
    for r in range(len(rings) - 1):
        for i in range(count):
            j = (i + 1) % count
            faces.append((r * count + i, r * count + j, (r + 1) * count + j, (r + 1) * count + i))
    mesh.from_pydata(verts, [], faces)
    for polygon in mesh.polygons:
        polygon.use_smooth = True
    mesh.use_auto_smooth = True
    mesh.auto_smooth_angle = math.radians(40)
    item = bpy.data.objects.new(prop["name"], mesh)
    bpy.context.collection.objects.link(item)
    item.location = spot(prop["at"])
    return item


def olive(prop):
    """A branch that only shadow rays see: narrow leaves in pairs along bent twigs."""
    rng = random.Random(prop.get("seed", 4))
    verts, faces = [], []
    for _ in range(prop.get("twigs", 5)):
        at = Vector((rng.uniform(-60, 60), 0, rng.uniform(-60, 60)))
        heading = rng.uniform(-0.5, 0.5) + prop.get("lean", 0.6)
        for k in range(prop.get("leaves", 26)):
            heading += rng.uniform(-0.09, 0.09)
            at = at + Vector((math.cos(heading), rng.uniform(-0.2, 0.2), math.sin(heading))) * 13
            for side in (-1, 1):
                turn = heading + side * rng.uniform(0.5, 0.95)
                out = Vector((math.cos(turn), rng.uniform(-0.3, 0.3), math.sin(turn)))
                across = Vector((-out.z, 0.4 * side, out.x)).normalized()
                long, wide = rng.uniform(38, 56), rng.uniform(4.5, 6.5)
                start = len(verts)
                for t, w in ((0, 0.15), (0.3, 1), (0.6, 0.9), (1, 0.05)):
                    for s in (-1, 1):
                        verts.append((at + out * (long * t) + across * (wide * w * s)) * U)
                faces += [(start + 2 * i, start + 2 * i + 1, start + 2 * i + 3, start + 2 * i + 2) for i in range(3)]
    mesh = bpy.data.meshes.new("olive")
    mesh.from_pydata(verts, [], faces)
    item = bpy.data.objects.new("olive", mesh)
    bpy.context.collection.objects.link(item)
    item.location = spot(prop["at"])
    item.rotation_euler[2] = math.radians(prop.get("turn", 0))
    item.visible_camera = item.visible_glossy = item.visible_transmission = item.visible_diffuse = False
    return item


BUILDERS = {"box": box, "turned": turned, "olive": olive}


def build_props(props):
    solid = []
    for prop in props:
        item = BUILDERS[prop["shape"]](prop)
        if "stuff" in prop:
            item.data.materials.append(stone.STUFFS[prop["stuff"]](prop))
            solid.append(item)
    return solid


def build_frames(frames):
    bodies = []
    for i, frame in enumerate(frames):
        root, objects = glb.load(frame["glb"], f"f{i}-")
        for item in objects:
            item["turns"] = item.name.split("-", 1)[1].split("_")[0] in frame["turning"]
        finishes.dress(objects, frame["finishes"])
        shoot.pose(root, objects, frame)
        root.location = root.location + spot(frame["at"])
        root.rotation_euler[2] = math.radians(frame["turn"])
        bodies += objects
    return bodies


def refuse_overlaps(frames, props):
    bpy.context.view_layer.update()
    graph = bpy.context.evaluated_depsgraph_get()

    def tree(item):
        bm = bmesh.new()
        bm.from_object(item, graph)
        bm.transform(item.matrix_world)
        made = BVHTree.FromBMesh(bm)
        bm.free()
        return made

    trees = [(item.name, tree(item)) for item in props]
    for body in frames:
        own = tree(body)
        for name, other in trees:
            if own.overlap(other):
                raise SystemExit(f"{body.name} stands in {name}")


def aim(scene, view):
    camera = bpy.data.objects.new("camera", bpy.data.cameras.new("camera"))
    bpy.context.collection.objects.link(camera)
    scene.camera = camera
    camera.data.lens = view["lens"]
    camera.data.sensor_fit = "HORIZONTAL"
    camera.data.clip_end = 2000
    camera.location = spot(view["from"])
    way = spot(view["to"]) - camera.location
    camera.rotation_euler = way.to_track_quat("-Z", "Y").to_euler()
    camera.data.dof.use_dof = True
    camera.data.dof.focus_distance = (spot(view["focus"]) - camera.location).dot(way.normalized())
    camera.data.dof.aperture_fstop = view["fstop"] / 10


def smoothed(scene):
    """No denoiser is to be had: the diffuse light alone is smoothed within equal normals, then coloured again."""
    layer = bpy.context.view_layer
    layer.use_pass_diffuse_direct = layer.use_pass_diffuse_indirect = layer.use_pass_diffuse_color = True
    layer.use_pass_normal = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    source = tree.nodes.new("CompositorNodeRLayers")

    def mix(kind, a, b):
        node = tree.nodes.new("CompositorNodeMixRGB")
        node.blend_type = kind
        tree.links.new(a, node.inputs[1])
        tree.links.new(b, node.inputs[2])
        return node.outputs[0]

    def blur(light, guide, times, spread):
        node = tree.nodes.new("CompositorNodeBilateralblur")
        node.iterations, node.sigma_color, node.sigma_space = times, 0.12, spread
        tree.links.new(light, node.inputs[0])
        tree.links.new(guide, node.inputs[1])
        return node.outputs[0]

    direct, indirect, color = source.outputs["DiffDir"], source.outputs["DiffInd"], source.outputs["DiffCol"]
    soft = mix("ADD", blur(direct, mix("ADD", source.outputs["Normal"], direct), 2, 1.4), blur(indirect, source.outputs["Normal"], 6, 3.0))
    before = mix("MULTIPLY", mix("ADD", direct, indirect), color)
    after = mix("MULTIPLY", soft, color)
    out = tree.nodes.new("CompositorNodeComposite")
    tree.links.new(mix("ADD", mix("SUBTRACT", source.outputs["Image"], before), after), out.inputs[0])


def main():
    with open(sys.argv[sys.argv.index("--") + 1]) as file:
        job = json.load(file)
    scene = shoot.settings(job)
    scene.view_settings.view_transform = "Filmic"
    scene.view_settings.look = job.get("look", "Medium High Contrast")
    scene.view_settings.exposure = job.get("exposure", 0.0)
    scene.render.dither_intensity = 1
    stone.sea_world(scene.world, job["sky"])
    stone.sun(**job["sun"])
    props = build_props(job["props"])
    frames = build_frames(job["frames"])
    refuse_overlaps(frames, props)
    smoothed(scene)
    for view in job["views"]:
        aim(scene, view)
        path = os.path.join(job["out"], view["name"] + ".png")
        shoot.render(scene, path, view["width"], view["height"], view["samples"], view["threshold"])


main()
