import { type Group, type Material, Mesh, MeshStandardMaterial, type Object3D } from 'three'
import type { Look } from '../../contract/pictures.ts'
import { acetateMaterial, clearAcetateMaterials } from './acetate-material.ts'
import { lensMaterials } from './lens-material.ts'

type Finishes = Look['finishes']

/** What is drawn of one body: clear ones are drawn twice, first what they take from the light, then what they mirror. */
type Paint = (mesh: Mesh) => Material | readonly [passes: Material, mirrors: Material]

/**
 * Paints a model in a colourway, in place; one that is painted already is painted over. The names of its materials say
 * what each body is: acetate, metal, lens or silicone.
 */
export function paintModel(model: Group, finishes: Finishes): void {
  model.updateMatrixWorld(true)
  const paints = paintsOf(finishes, model)
  for (const mesh of meshesOf(model)) {
    if (mesh.userData.isSecondPass) mesh.removeFromParent()
    else paint(mesh, paints)
  }
}

/** Frees what a model holds of the graphics card. */
export function disposeModel(model: Group): void {
  for (const mesh of meshesOf(model)) {
    mesh.geometry.dispose()
    for (const material of [mesh.material].flat()) material.dispose()
  }
}

function paint(mesh: Mesh, paints: Record<string, Paint>): void {
  const old = mesh.material as Material
  const painted = paints[old.name]?.(mesh)
  if (painted === undefined) return
  const [first, second] = 'length' in painted ? painted : [painted]
  first.name = old.name
  old.dispose()
  mesh.material = first
  if (second === undefined) return
  const mirror = new Mesh(mesh.geometry, second)
  second.name = old.name
  mirror.userData.isSecondPass = true
  mirror.renderOrder = 2
  mesh.renderOrder = 1
  mesh.add(mirror)
}

function paintsOf({ acetate, metal, lens }: Finishes, model: Group): Record<string, Paint> {
  const lensPair = lensMaterials(lens)
  const plated = new MeshStandardMaterial({ color: metal.color, metalness: 1, roughness: metal.roughness + 0.05 })
  const silicone = new MeshStandardMaterial({ color: 'whitesmoke', roughness: 0.3, transparent: true, opacity: 0.55 })
  const clear = acetate.family === 'translucent' ? clearAcetateMaterials(acetate) : undefined
  return {
    acetate: (mesh) => clear ?? acetateMaterial(acetate, mesh, model),
    metal: () => plated,
    lens: () => lensPair,
    silicone: () => silicone,
  }
}

function meshesOf(model: Object3D): Mesh[] {
  const meshes: Mesh[] = []
  model.traverse((node) => {
    if (node instanceof Mesh) meshes.push(node)
  })
  return meshes
}
