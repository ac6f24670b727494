"""Renders one editorial: blender -b -t 1 -P render_editorial.py -- job.json. Fails when a frame overlaps a prop."""
import json
import os
import sys
from math import radians

import bmesh
import bpy
from mathutils.bvhtree import BVHTree

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import finishes  # noqa: E402
import glb  # noqa: E402
import prop_materials  # noqa: E402
import render_product  # noqa: E402
from props import BUILDERS, to_blender  # noqa: E402

def build_props(props):
    solid = []
    for prop in props:
        item = BUILDERS[prop["shape"]](prop)
        if "stuff" in prop:
            item.data.materials.append(prop_materials.MATERIALS[prop["stuff"]](prop))
            solid.append(item)
    return solid


def build_frames(frames):
    bodies = []
    for i, frame in enumerate(frames):
        root, objects = glb.load(frame["glb"], f"f{i}-")
        for item in objects:
            item["folds"] = item.name.split("-", 1)[1].split("_")[0] in frame["movingParts"]
        finishes.apply_finishes(objects, frame["finishes"])
        render_product.apply_pose(root, objects, frame)
        root.location = root.location + to_blender(frame["at"])
        root.rotation_euler[2] = radians(frame["turn"])
        bodies += objects
    return bodies


def assert_no_overlap(frames, props):
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
                raise SystemExit(f"{body.name} overlaps {name}")


def add_camera(scene, view):
    camera = bpy.data.objects.new("camera", bpy.data.cameras.new("camera"))
    bpy.context.collection.objects.link(camera)
    scene.camera = camera
    camera.data.lens = view["lens"]
    camera.data.sensor_fit = "HORIZONTAL"
    camera.data.clip_end = 2000
    camera.location = to_blender(view["from"])
    direction = to_blender(view["to"]) - camera.location
    camera.rotation_euler = direction.to_track_quat("-Z", "Y").to_euler()
    camera.data.dof.use_dof = True
    camera.data.dof.focus_distance = (to_blender(view["focus"]) - camera.location).dot(direction.normalized())
    camera.data.dof.aperture_fstop = view["fstop"] / 10


def smooth_diffuse_light(scene):
    """Debian's Blender has no denoiser: only diffuse light is blurred, guided by normals, and then multiplied by its colour."""
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
    scene = render_product.settings(job)
    scene.view_settings.view_transform = "Filmic"
    scene.view_settings.look = job.get("look", "Medium High Contrast")
    scene.view_settings.exposure = job.get("exposure", 0.0)
    scene.render.dither_intensity = 1
    prop_materials.sea_and_sky(scene.world, job["sky"])
    prop_materials.sun(**job["sun"])
    props = build_props(job["props"])
    frames = build_frames(job["frames"])
    assert_no_overlap(frames, props)
    smooth_diffuse_light(scene)
    for view in job["views"]:
        add_camera(scene, view)
        path = os.path.join(job["out"], view["name"] + ".png")
        render_product.render(scene, path, view["width"], view["height"], view["samples"], view["threshold"])


main()
