"""Renders one product: blender -b -t 1 -P render_product.py -- job.json. Writes <view>.png, <view>-mask.png, <view>-shadow.png."""
import json
import math
import os
import sys
import time

import bpy
from mathutils import Vector

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import finishes  # noqa: E402
import glb  # noqa: E402
import lighting  # noqa: E402
from graph import Graph  # noqa: E402


def settings(job):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.world = bpy.data.worlds.new("studio")
    scene.render.engine = "CYCLES"
    scene.cycles.device = "CPU"
    scene.cycles.use_denoising = False
    scene.cycles.use_adaptive_sampling = True
    scene.cycles.adaptive_min_samples = 12
    scene.cycles.max_bounces = 14
    scene.cycles.transmission_bounces = 12
    scene.cycles.transparent_max_bounces = 24
    scene.cycles.diffuse_bounces = 3
    scene.cycles.glossy_bounces = 5
    scene.cycles.caustics_reflective = False
    scene.cycles.caustics_refractive = False
    scene.cycles.sample_clamp_indirect = 6
    scene.cycles.filter_width = 1.4
    scene.view_settings.view_transform = "Standard"
    scene.render.dither_intensity = 0
    scene.render.image_settings.file_format = "PNG"
    scene.render.image_settings.compression = 20
    scene.render.use_persistent_data = True
    return scene


def place_camera(scene, view):
    """Orbit round a target in mm; degrees: yaw 0 faces the front, a positive elevation looks down."""
    camera = scene.camera
    if camera is None:
        camera = bpy.data.objects.new("camera", bpy.data.cameras.new("camera"))
        bpy.context.collection.objects.link(camera)
        scene.camera = camera
    lens = view.get("lens", 200.0)
    camera.data.lens = lens
    camera.data.clip_end = 500
    distance = view["fieldMm"] * glb.UNIT * lens / camera.data.sensor_width
    yaw, elevation = math.radians(view["yaw"]), math.radians(view["elevation"])
    away = Vector((math.sin(yaw) * math.cos(elevation), -math.cos(yaw) * math.cos(elevation), math.sin(elevation)))
    x, y, z = view["target"]
    target = Vector((x * glb.UNIT, -z * glb.UNIT, y * glb.UNIT))
    camera.location = target + away * distance
    camera.rotation_euler = (-away).to_track_quat("-Z", "Y").to_euler()
    aperture = view.get("fstop")
    camera.data.dof.use_dof = aperture is not None
    if aperture is not None:
        camera.data.dof.aperture_fstop = aperture / 10
        camera.data.dof.focus_distance = (camera.location - target).length


def apply_pose(root, objects, view):
    pose = view["pose"]
    root.rotation_euler = (math.radians(pose["pitch"]), math.radians(pose.get("roll", 0)), 0)
    root.location = (0, 0, pose["riseMm"] * glb.UNIT)
    for item in objects:
        side = item.name[-2:]
        folds = item.get("folds", False)
        angle = pose.get("foldLeft" if side == "_L" else "foldRight", 0) if folds else 0
        item.rotation_euler = (0, 0, math.radians(angle))


def render(scene, path, width, height, samples, threshold, border=None):
    scene.render.resolution_x = width
    scene.render.resolution_y = height
    scene.cycles.samples = samples
    scene.cycles.adaptive_threshold = threshold
    scene.render.filepath = path
    scene.render.use_border = border is not None
    if border is not None:
        render = scene.render
        render.border_min_x, render.border_max_x, render.border_min_y, render.border_max_y = border
    start = time.time()
    bpy.ops.render.render(write_still=True)
    print(f"rendered {os.path.basename(path)} {time.time() - start:.1f}s", flush=True)


def emission(name, strength):
    material = bpy.data.materials.new(name)
    g = Graph(material)
    g.output(g.node("ShaderNodeEmission", Color=(1, 1, 1, 1), Strength=strength).outputs[0])
    return material


def mask_pass(scene, objects, cards, path, width, height, border):
    originals = [(item, item.data.materials[0]) for item in objects]
    white = emission("mask", 1.0)
    black_world = bpy.data.worlds.new("black")
    black_world.color = (0, 0, 0)
    world, scene.world = scene.world, black_world
    for item in objects:
        item.data.materials[0] = white
        item.hide_render = item["finish"] in ("lens", "silicone")
    for item in cards:
        item.hide_render = True
    render(scene, path, width, height, 24, 0.05, border)
    for item, material in originals:
        item.data.materials[0] = material
        item.hide_render = False
    for item in cards:
        item.hide_render = False
    scene.world = world


def shadow_pass(scene, objects, cards, path, width, height, samples):
    floor, sun, sky = lighting.shadow_floor()
    world, scene.world = scene.world, sky
    bounces, scene.cycles.diffuse_bounces = scene.cycles.diffuse_bounces, 0
    for item in objects:
        item.visible_camera = False
    for item in cards:
        item.hide_render = True
    render(scene, path, width * 2 // 5, height * 2 // 5, samples, 0.015)
    for item in objects:
        item.visible_camera = True
    for item in cards:
        item.hide_render = False
    scene.world = world
    scene.cycles.diffuse_bounces = bounces
    bpy.data.objects.remove(floor)
    bpy.data.objects.remove(sun)


def main():
    with open(sys.argv[sys.argv.index("--") + 1]) as file:
        job = json.load(file)
    scene = settings(job)
    root, objects = glb.load(job["glb"])
    for item in objects:
        item["folds"] = item.name.split("_")[0] in job["movingParts"]
    cards = lighting.studio_cards()
    if job["clear"]:
        lighting.light_clear_acetate(scene)
        job["finishes"]["acetate"]["evenLight"] = True
    if job["bright"]:
        job["finishes"]["metal"]["bright"] = True
    finishes.apply_finishes(objects, job["finishes"])
    for view in job["views"]:
        out = os.path.join(job["out"], view["name"])
        width, height = view["width"], view["height"]
        apply_pose(root, objects, view)
        place_camera(scene, view)
        lighting.place_strips(cards, view.get("strips"))
        if job["clear"] and view["name"] != "front":
            lighting.rotate_world(scene.world, math.radians(view["yaw"]), math.radians(view["elevation"]))
        render(scene, out + ".png", width, height, view["samples"], view["threshold"], view["border"])
        mask_pass(scene, objects, cards, out + "-mask.png", width, height, view["border"])
        if view["shadow"]:
            shadow_pass(scene, objects, cards, out + "-shadow.png", width, height, view["shadowSamples"])


if __name__ == "__main__":
    main()
