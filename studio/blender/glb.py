"""Reads the studio's own uncompressed GLB (Blender's importer needs numpy, which Debian's Blender lacks)."""
import array
import json
import struct

import bpy

UNIT = 0.01  # Blender units per mm: one unit is 10 cm


def read(path):
    with open(path, "rb") as file:
        blob = file.read()
    length = struct.unpack_from("<I", blob, 12)[0]
    scene = json.loads(blob[20 : 20 + length])
    return scene, blob[28 + length :]


def accessor(scene, binary, index):
    info = scene["accessors"][index]
    view = scene["bufferViews"][info["bufferView"]]
    values = array.array("f" if info["componentType"] == 5126 else "I")
    values.frombytes(binary[view["byteOffset"] : view["byteOffset"] + view["byteLength"]])
    return values


def to_blender_axes(values, factor):
    """From glTF's axes (y up, z to the viewer) to Blender's (z up, -y to the viewer)."""
    out = array.array("f", values)
    out[0::3] = array.array("f", (v * factor for v in values[0::3]))
    out[1::3] = array.array("f", (-v * factor for v in values[2::3]))
    out[2::3] = array.array("f", (v * factor for v in values[1::3]))
    return out


def build_mesh(scene, binary, primitive, name):
    attributes = primitive["attributes"]
    positions = to_blender_axes(accessor(scene, binary, attributes["POSITION"]), UNIT)
    normals = to_blender_axes(accessor(scene, binary, attributes["NORMAL"]), 1)
    indices = accessor(scene, binary, primitive["indices"])
    mesh = bpy.data.meshes.new(name)
    mesh.vertices.add(len(positions) // 3)
    mesh.vertices.foreach_set("co", positions)
    mesh.loops.add(len(indices))
    mesh.loops.foreach_set("vertex_index", indices)
    faces = len(indices) // 3
    mesh.polygons.add(faces)
    mesh.polygons.foreach_set("loop_start", array.array("I", range(0, faces * 3, 3)))
    mesh.polygons.foreach_set("loop_total", array.array("I", [3]) * faces)
    mesh.polygons.foreach_set("use_smooth", [True] * faces)
    if "TEXCOORD_0" in attributes:
        uvs = accessor(scene, binary, attributes["TEXCOORD_0"])
        layer = mesh.uv_layers.new(name="UVMap")
        layer.data.foreach_set("uv", array.array("f", (uvs[i * 2 + k] for i in indices for k in (0, 1))))
    mesh.update(calc_edges=True)
    mesh.use_auto_smooth = True
    mesh.normals_split_custom_set_from_vertices([normals[i : i + 3] for i in range(0, len(normals), 3)])
    return mesh


def load(path, prefix=""):
    """The file's objects under one empty; each has its origin at its pivot."""
    scene, binary = read(path)
    root = bpy.data.objects.new(prefix + "frame", None)
    bpy.context.collection.objects.link(root)
    objects = []
    for node in scene["nodes"]:
        source = scene["meshes"][node["mesh"]]
        primitive = source["primitives"][0]
        item = bpy.data.objects.new(prefix + node["name"], build_mesh(scene, binary, primitive, node["name"]))
        bpy.context.collection.objects.link(item)
        item.parent = root
        x, y, z = node.get("translation", (0, 0, 0))
        item.location = (x * UNIT, -z * UNIT, y * UNIT)
        item["finish"] = scene["materials"][primitive["material"]]["name"]
        objects.append(item)
    return root, objects
