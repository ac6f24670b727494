/**
 * A file of the shop's own, told while it comes; `XMLHttpRequest` because it counts bytes and these are no calls of the
 * contract.
 *
 * @throws Error where it cannot be had
 */
export function download(address: string, onBytes: (loaded: number) => void): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('GET', address)
    request.responseType = 'arraybuffer'
    request.onprogress = ({ loaded }) => onBytes(loaded)
    request.onerror = () => reject(new Error(`${address} cannot be had`))
    request.onload = () => {
      if (request.status === 200) resolve(new Uint8Array(request.response))
      else reject(new Error(`${address} answered ${request.status}`))
    }
    request.send()
  })
}
