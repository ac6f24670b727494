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
from smooth_light import smooth_diffuse_light  # noqa: E402

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


def main():
    with open(sys.argv[sys.argv.index("--") + 1]) as file:
        job = json.load(file)
    scene = render_product.settings(job)
    scene.view_settings.view_transform = "Filmic"
    scene.view_settings.look = job.get("look", "Medium High Contrast")
    scene.view_settings.exposure = job.get("exposure", 0.0)
    scene.render.dither_intensity = 1
    # The sun in blurred metal would be single bright points.
    scene.cycles.sample_clamp_direct = 8
    prop_materials.sea_and_sky(scene.world, job["sky"])
    prop_materials.sun(**job["sun"])
    props = build_props(job["props"])
    frames = build_frames(job["frames"])
    assert_no_overlap(frames, props)
    for view in job["views"]:
        add_camera(scene, view)
        smooth_diffuse_light(scene)
        path = os.path.join(job["out"], view["name"] + ".png")
        render_product.render(scene, path, view["width"], view["height"], view["samples"], view["threshold"])


main()
