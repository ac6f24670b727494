import { mesh } from 'virtual:face-models'
import { download } from './download.ts'
import { type FaceMesh, readFaceMesh } from './face-mesh.ts'

/** The canonical face, for what hides behind a face. */
export const loadFaceMesh = async (): Promise<FaceMesh> => readFaceMesh(await download(mesh, () => {}))
