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
    image = mix("ADD", mix("SUBTRACT", source.outputs["Image"], before), after)
    camera = scene.camera
    is_focused = camera is not None and camera.data.dof.use_dof
    tree.links.new(calm_out_of_focus(scene, tree, source, image) if is_focused else image, out.inputs[0])


# How far from the focus, as shares of its distance, the picture begins to be smoothed, and is smoothed in full.
CALM_FROM, CALM_TO = 0.05, 0.14
CALM_PX = 5


def calm_out_of_focus(scene, tree, source, image):
    """What is out of focus is noisier, metal above all, and loses nothing when some pixels are averaged."""
    layer = bpy.context.view_layer
    layer.use_pass_mist = True
    focus = scene.camera.data.dof.focus_distance
    mist = scene.world.mist_settings
    # Mist, unlike depth, is averaged over the samples of a pixel: 0.5 is the focus.
    mist.start, mist.depth, mist.falloff = 0, focus * 2, "LINEAR"
    away = tree.nodes.new("CompositorNodeMath")
    away.operation = "SUBTRACT"
    tree.links.new(source.outputs["Mist"], away.inputs[0])
    away.inputs[1].default_value = 0.5
    size = tree.nodes.new("CompositorNodeMath")
    size.operation = "ABSOLUTE"
    tree.links.new(away.outputs[0], size.inputs[0])
    share = tree.nodes.new("CompositorNodeMapRange")
    share.use_clamp = True
    tree.links.new(size.outputs[0], share.inputs["Value"])
    share.inputs["From Min"].default_value, share.inputs["From Max"].default_value = CALM_FROM / 2, CALM_TO / 2
    blurred = tree.nodes.new("CompositorNodeBlur")
    blurred.filter_type = "GAUSS"
    blurred.size_x = blurred.size_y = CALM_PX
    tree.links.new(image, blurred.inputs[0])
    node = tree.nodes.new("CompositorNodeMixRGB")
    tree.links.new(share.outputs[0], node.inputs[0])
    tree.links.new(image, node.inputs[1])
    tree.links.new(blurred.outputs[0], node.inputs[2])
    return node.outputs[0]
