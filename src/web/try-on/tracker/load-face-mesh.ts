import { mesh } from 'virtual:try-on-models'
import { download } from './download.ts'
import { type FaceMesh, readFaceMesh } from './face-mesh.ts'

export const loadFaceMesh = async (): Promise<FaceMesh> => readFaceMesh(await download(mesh, () => {}))
