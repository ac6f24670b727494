import type { Client } from '../../contract/client.ts'
import { PAPER_BODY } from '../../contract/large-bodies.ts'

/** Stores a photo of a paper. @returns its id @throws ApiError */
export async function uploadPaper(api: Client, photo: File): Promise<string> {
  const init = { method: 'POST', headers: { 'Content-Type': photo.type }, body: photo }
  const { paperId } = await api.read<{ paperId: string }>(PAPER_BODY.path, init)
  return paperId
}
