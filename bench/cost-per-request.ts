import { request } from 'node:http'

const PARALLEL = 16

/** @returns CPU milliseconds of this process for each request: of the client and of a server in the same process */
export async function costPerRequest(
  port: number,
  path: () => string,
  requests: number,
  encoding = 'br',
): Promise<number> {
  const before = process.cpuUsage()
  await getMany(port, path, requests, encoding)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / requests
}

/** Sends requests, sixteen at a time, and reads the answers. */
export async function getMany(port: number, path: () => string, requests: number, encoding = 'br'): Promise<void> {
  let left = requests
  const sendRequests = async (): Promise<void> => {
    while (left-- > 0) await get(port, path(), encoding)
  }
  await Promise.all(Array.from({ length: PARALLEL }, sendRequests))
}

function get(port: number, path: string, encoding: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path, headers: { 'accept-encoding': encoding } }
    request(options, (response) => response.resume().on('end', resolve))
      .on('error', reject)
      .end()
  })
}

export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

export function portOf(server: { address(): unknown }): number {
  return (server.address() as { port: number }).port
}
