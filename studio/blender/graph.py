import bpy


def hexcolor(text):
    """#RRGGBB (sRGB) to a linear RGBA tuple."""
    channels = [int(text[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return tuple(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels) + (1.0,)


class Graph:
    def __init__(self, material):
        material.use_nodes = True
        self.tree = material.node_tree
        self.tree.nodes.clear()

    def node(self, kind, settings=None, **inputs):
        node = self.tree.nodes.new(kind)
        for key, value in (settings or {}).items():
            setattr(node, key, value)
        for key, value in inputs.items():
            self.put(node.inputs[key.replace("_", " ")], value)
        return node

    def put(self, socket, value):
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
        elif value is not None:
            socket.default_value = value

    def math(self, operation, a, b=0.0, c=0.0):
        node = self.tree.nodes.new("ShaderNodeMath")
        node.operation = operation
        for socket, value in zip(node.inputs, (a, b, c)):
            self.put(socket, value)
        return node.outputs[0]

    def vector(self, operation, a, b=(0.0, 0.0, 0.0)):
        node = self.tree.nodes.new("ShaderNodeVectorMath")
        node.operation = operation
        self.put(node.inputs[0], a)
        self.put(node.inputs[1], b)
        return node.outputs[0]

    def step(self, value, low, high, to_low=0.0, to_high=1.0):
        node = self.node("ShaderNodeMapRange", {"interpolation_type": "SMOOTHSTEP", "clamp": True}, Value=value)
        for key, number in (("From Min", low), ("From Max", high), ("To Min", to_low), ("To Max", to_high)):
            self.put(node.inputs[key], number)
        return node.outputs[0]

    def noise(self, vector, scale, detail=2.0, distortion=0.0, roughness=0.5):
        node = self.node("ShaderNodeTexNoise", Vector=vector, Scale=scale, Detail=detail, Distortion=distortion, Roughness=roughness)
        return node.outputs["Fac"]

    def mix(self, factor, a, b):
        node = self.tree.nodes.new("ShaderNodeMixRGB")
        for key, value in zip(("Fac", "Color1", "Color2"), (factor, a, b)):
            self.put(node.inputs[key], value)
        return node.outputs[0]

    def shade(self, factor, a, b):
        node = self.tree.nodes.new("ShaderNodeMixShader")
        self.put(node.inputs[0], factor)
        self.put(node.inputs[1], a)
        self.put(node.inputs[2], b)
        return node.outputs[0]

    def add(self, a, b):
        node = self.tree.nodes.new("ShaderNodeAddShader")
        self.put(node.inputs[0], a)
        self.put(node.inputs[1], b)
        return node.outputs[0]

    def output(self, surface, volume=None):
        node = self.tree.nodes.new("ShaderNodeOutputMaterial")
        self.put(node.inputs["Surface"], surface)
        if volume is not None:
            self.put(node.inputs["Volume"], volume)

    def combine(self, x, y, z):
        node = self.tree.nodes.new("ShaderNodeCombineXYZ")
        for socket, value in zip(node.inputs, (x, y, z)):
            self.put(socket, value)
        return node.outputs[0]

    def split(self, vector):
        node = self.node("ShaderNodeSeparateXYZ", Vector=vector)
        return node.outputs[0], node.outputs[1], node.outputs[2]
