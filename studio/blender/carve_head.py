"""Joins a head's parts into one block: blender -b -P carve_head.py -- job.json. Saves the head as a .blend file."""
import array
import json
import os
import sys

import bpy
from mathutils.bvhtree import BVHTree

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import glb  # noqa: E402
import stone  # noqa: E402

REACH = 1.3 * glb.UNIT


def joined(objects):
    bpy.ops.object.select_all(action="DESELECT")
    for item in objects:
        item.select_set(True)
    bpy.context.view_layer.objects.active = objects[0]
    bpy.ops.object.join()
    return bpy.context.view_layer.objects.active


def tree_of(mesh):
    corners = [tuple(p.vertices) for p in mesh.polygons]
    return BVHTree.FromPolygons([v.co.copy() for v in mesh.vertices], corners)


def modify(item, kind, **settings):
    modifier = item.modifiers.new(kind, kind)
    for key, value in settings.items():
        setattr(modifier, key, value)
    bpy.ops.object.modifier_apply(modifier=modifier.name)


def pigment(mesh, painted):
    """1 where the stone lies on a part that was painted."""
    amounts = array.array("f", [0.0]) * len(mesh.vertices)
    for source in painted:
        tree = tree_of(source)
        for i, vertex in enumerate(mesh.vertices):
            if amounts[i] < 1:
                distance = tree.find_nearest(vertex.co, REACH)[3]
                if distance is not None:
                    amounts[i] = max(amounts[i], 1 - distance / REACH)
    mesh.attributes.new(stone.PIGMENT, "FLOAT", "POINT").data.foreach_set("value", amounts)


def main():
    with open(sys.argv[sys.argv.index("--") + 1]) as file:
        job = json.load(file)
    bpy.ops.wm.read_factory_settings(use_empty=True)
    _, objects = glb.load(job["glb"])
    painted = [item.data.copy() for item in objects if item.name in job["painted"]]
    lips = [item for item in objects if item.name == "lips"]
    for item in lips:
        bpy.data.objects.remove(item)
    head = joined([item for item in objects if item not in lips])
    head.parent = None
    head.name = "head"
    modify(head, "REMESH", mode="VOXEL", voxel_size=job["cellMm"] * glb.UNIT, use_smooth_shade=True)
    modify(head, "SMOOTH", factor=0.5, iterations=job["smoothing"])
    pigment(head.data, painted)
    head.data.materials.clear()
    for polygon in head.data.polygons:
        polygon.use_smooth = True
    print(f"carved {len(head.data.polygons)} faces", flush=True)
    bpy.ops.wm.save_as_mainfile(filepath=job["blend"], compress=True)


if __name__ == "__main__":
    main()
