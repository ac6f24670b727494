"""Props of the editorials: boxes, bodies of revolution, discs, and an olive branch that only casts a shadow."""
import math
import random

import bmesh
import bpy
from mathutils import Vector

import glb

U = glb.UNIT


def to_blender(point):
    x, y, z = point
    return Vector((x * U, -z * U, y * U))


def box(prop):
    """A bevelled box; `at` is the middle of its underside; mm, y up, z to the viewer."""
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
    item.location = to_blender(prop["at"]) + Vector((0, 0, sy * U / 2))
    item.rotation_euler[2] = math.radians(prop.get("turn", 0))
    return item


def turned(prop):
    """A body of revolution; `profile` is [radius, height] in mm from the bottom up."""
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
    item.location = to_blender(prop["at"])
    return item


def disc(prop):
    """An upright disc that faces the viewer; `at` is its middle, `tilt` leans it back by degrees."""
    mesh = bpy.data.meshes.new(prop["name"])
    bm = bmesh.new()
    bmesh.ops.create_cone(
        bm, cap_ends=True, segments=128, radius1=prop["radius"] * U, radius2=prop["radius"] * U, depth=prop["depth"] * U
    )
    rim = [edge for edge in bm.edges if abs(edge.verts[0].co.z - edge.verts[1].co.z) < 1e-6]
    bmesh.ops.bevel(bm, geom=rim, offset=1.4 * U, segments=3, affect="EDGES", profile=0.5)
    bm.to_mesh(mesh)
    bm.free()
    item = bpy.data.objects.new(prop["name"], mesh)
    bpy.context.collection.objects.link(item)
    item.location = to_blender(prop["at"])
    item.rotation_euler = (math.radians(90 - prop.get("tilt", 0)), 0, math.radians(prop.get("turn", 0)))
    return item


def olive(prop):
    """A branch visible to shadow rays only: pairs of narrow leaves along bent twigs."""
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
    item.location = to_blender(prop["at"])
    item.rotation_euler[2] = math.radians(prop.get("turn", 0))
    item.visible_camera = item.visible_glossy = item.visible_transmission = item.visible_diffuse = False
    return item


BUILDERS = {"box": box, "turned": turned, "disc": disc, "olive": olive}
