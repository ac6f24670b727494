/**
 * Downloads a file of the shop. `XMLHttpRequest` because it reports progress.
 *
 * @throws Error where the download fails
 */
export function download(url: string, onBytes: (loaded: number) => void): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('GET', url)
    request.responseType = 'arraybuffer'
    request.onprogress = ({ loaded }) => onBytes(loaded)
    request.onerror = () => reject(new Error(`${url} could not be loaded`))
    request.onload = () => {
      if (request.status === 200) resolve(new Uint8Array(request.response))
      else reject(new Error(`${url} returned ${request.status}`))
    }
    request.send()
  })
}
