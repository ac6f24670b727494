"""Renders a carved head, bare or with frames: blender -b -P render_head.py -- job.json."""
import json
import os
import sys

import bpy
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import finishes  # noqa: E402
import glb  # noqa: E402
import render_product  # noqa: E402
import stone  # noqa: E402
from graph import Graph, hexcolor  # noqa: E402
from prop_materials import sun  # noqa: E402
from smooth_light import smooth_diffuse_light  # noqa: E402


def load_head(path):
    with bpy.data.libraries.load(path) as (source, target):
        target.objects = ["head"]
    head = target.objects[0]
    bpy.context.collection.objects.link(head)
    head.data.materials.append(stone.limestone())
    return head


def sky(world, light):
    """Blue light from above, warm light from the ground; a plain wall behind the head for the camera."""
    g = Graph(world)
    z = g.split(g.node("ShaderNodeTexCoord").outputs["Generated"])[2]
    x = g.split(g.node("ShaderNodeTexCoord").outputs["Generated"])[0]
    air = g.mix(g.step(z, -0.25, 0.35), hexcolor(light["ground"]), hexcolor(light["air"]))
    window = g.node("ShaderNodeTexCoord").outputs["Window"]
    across, up, _ = g.split(window)
    away = g.math("SQRT", g.math("ADD", g.math("POWER", g.math("SUBTRACT", across, 0.36), 2.0), g.math("POWER", g.math("SUBTRACT", up, 0.62), 2.0)))
    wall = g.mix(g.step(away, 0.0, 0.85), hexcolor(light["wallNear"]), hexcolor(light["wallFar"]))
    camera = g.node("ShaderNodeLightPath").outputs["Is Camera Ray"]
    seen = g.mix(camera, air, wall)
    strength = g.math("ADD", g.math("MULTIPLY", camera, 1.0), g.math("MULTIPLY", g.math("SUBTRACT", 1.0, camera), light["strength"]))
    out = g.tree.nodes.new("ShaderNodeOutputWorld")
    g.tree.links.new(g.node("ShaderNodeBackground", Color=seen, Strength=strength).outputs[0], out.inputs[0])


def wear(frame, view):
    """A frame's objects, in its place on the head."""
    root, objects = glb.load(frame["glb"])
    for item in objects:
        item["folds"] = item.name.split("_")[0].split(".")[0] in frame["movingParts"]
    finishes.apply_finishes(objects, frame["finishes"])
    pose = {"pitch": frame["pitch"], "riseMm": 0, "foldLeft": -frame["splay"], "foldRight": frame["splay"]}
    render_product.apply_pose(root, objects, {"pose": pose})
    x, y, z = frame["at"]
    root.location = (x * glb.UNIT, -z * glb.UNIT, y * glb.UNIT)
    return [root, *objects]


def take_off(objects):
    for item in objects:
        mesh = item.data
        bpy.data.objects.remove(item)
        if mesh is not None:
            bpy.data.meshes.remove(mesh)


def main():
    with open(sys.argv[sys.argv.index("--") + 1]) as file:
        job = json.load(file)
    scene = render_product.settings(job)
    scene.view_settings.view_transform = "Filmic"
    scene.view_settings.look = job["look"]
    scene.view_settings.exposure = job["exposure"]
    load_head(job["blend"])
    sky(scene.world, job["light"])
    sun(**job["sun"])
    smooth_diffuse_light(scene)
    for view in job["views"]:
        render_product.place_camera(scene, view)
        worn = wear(view["frame"], view) if "frame" in view else []
        path = os.path.join(job["out"], view["name"] + ".png")
        render_product.render(scene, path, view["width"], view["height"], view["samples"], view["threshold"], view.get("border"))
        take_off(worn)


if __name__ == "__main__":
    main()
