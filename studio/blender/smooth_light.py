import bpy


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
