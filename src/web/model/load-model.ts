import type { Group } from 'three'
import { MeshoptDecoder } from 'three/addons/libs/meshopt_decoder.module.js'
import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js'

/**
 * Loads a model in mm: x to the wearer's left, y up, z to the viewer, origin at the middle of the bridge; nodes `rim`,
 * `lens…`, `pad…`, `temple_L` and `temple_R`, whose pivots are the hinges.
 *
 * @param url of a binary glTF with meshopt compression
 * @throws Error where it cannot be loaded or parsed
 */
export async function loadModel(url: string): Promise<Group> {
  const loader = new GLTFLoader().setMeshoptDecoder(MeshoptDecoder)
  const { scene } = await loader.loadAsync(url)
  return scene
}
