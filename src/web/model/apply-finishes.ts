import { type Group, type Material, Mesh, MeshStandardMaterial, type Object3D } from 'three'
import type { Look } from '../../contract/pictures.ts'
import { acetateMaterial, clearAcetateMaterials } from './acetate-material.ts'
import { lensMaterials } from './lens-material.ts'

type Finishes = Look['finishes']

/** Clear parts are drawn twice: first what they absorb, then what they reflect. */
type MaterialFactory = (mesh: Mesh) => Material | readonly [passes: Material, mirrors: Material]

/**
 * Gives a model the materials of a colourway, in place, and replaces earlier ones. The name of a part's material says what
 * it is made of: acetate, metal, lens or silicone.
 */
export function applyFinishes(model: Group, finishes: Finishes): void {
  model.updateMatrixWorld(true)
  const factories = materialFactories(finishes, model)
  for (const mesh of meshesOf(model)) {
    if (mesh.userData.isSecondPass) mesh.removeFromParent()
    else applyMaterial(mesh, factories)
  }
}

/** Changes the lenses of a model alone. */
export function applyLens(model: Group, lens: Finishes['lens']): void {
  const lensPair = lensMaterials(lens)
  for (const mesh of meshesOf(model)) {
    if ((mesh.material as Material).name !== 'lens') continue
    if (mesh.userData.isSecondPass) mesh.removeFromParent()
    else applyMaterial(mesh, { lens: () => lensPair })
  }
}

export function disposeModel(model: Group): void {
  for (const mesh of meshesOf(model)) {
    mesh.geometry.dispose()
    for (const material of [mesh.material].flat()) material.dispose()
  }
}

function applyMaterial(mesh: Mesh, factories: Record<string, MaterialFactory>): void {
  const old = mesh.material as Material
  const created = factories[old.name]?.(mesh)
  if (created === undefined) return
  const [first, second] = 'length' in created ? created : [created]
  first.name = old.name
  old.dispose()
  mesh.material = first
  if (second === undefined) return
  const secondPass = new Mesh(mesh.geometry, second)
  second.name = old.name
  secondPass.userData.isSecondPass = true
  secondPass.renderOrder = 2
  mesh.renderOrder = 1
  mesh.add(secondPass)
}

function materialFactories({ acetate, metal, lens }: Finishes, model: Group): Record<string, MaterialFactory> {
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
