import type { Group } from 'three'
import { MeshoptDecoder } from 'three/addons/libs/meshopt_decoder.module.js'
import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js'

/**
 * Loads a model of the studio's: in mm, x to the wearer's left, y up, z to the viewer, its origin at the middle of the
 * bridge; nodes `rim`, `lens…`, `pad…`, `temple_L` and `temple_R` with their pivots at the hinges.
 *
 * @param address of the binary glTF, as a product's look names it
 * @throws where it does not arrive or cannot be read
 */
export async function loadModel(address: string): Promise<Group> {
  const loader = new GLTFLoader().setMeshoptDecoder(MeshoptDecoder)
  const { scene } = await loader.loadAsync(address)
  return scene
}
