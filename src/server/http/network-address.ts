import { isIPv4, isIPv6 } from 'node:net'

/**
 * The network of an address: an IPv4 address, or the first 64 bits of an IPv6 address (one customer usually has a whole
 * /64). Ports are removed, as some proxies add one. IPv4-mapped addresses count as IPv4.
 * @returns `null` for an invalid address
 */
export function networkOf(text: string): string | null {
  const address = withoutPort(text.trim())
  if (isIPv4(address)) return address
  const [bare = ''] = address.split('%')
  if (!isIPv6(bare)) return null
  const groups = groupsOf(bare)
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  return isMapped ? ipv4Of(groups) : `${groups.slice(0, 4).map(hex).join(':')}::/64`
}

function withoutPort(text: string): string {
  const [, inBrackets] = /^\[([^\]]*)\](?::\d{1,5})?$/.exec(text) ?? []
  return inBrackets ?? text.replace(/^(\d{1,3}(?:\.\d{1,3}){3}):\d{1,5}$/, '$1')
}

function groupsOf(address: string): number[] {
  const [head = '', tail] = address.split('::')
  const front = numbersOf(head)
  if (tail === undefined) return front
  const back = numbersOf(tail)
  return [...front, ...new Array<number>(8 - front.length - back.length).fill(0), ...back]
}

function numbersOf(part: string): number[] {
  if (part === '') return []
  return part.split(':').flatMap((group) => {
    if (!group.includes('.')) return [Number.parseInt(group, 16)]
    const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number)
    return [a * 256 + b, c * 256 + d]
  })
}

function ipv4Of(groups: readonly number[]): string {
  return groups
    .slice(6)
    .flatMap((group) => [group >> 8, group & 255])
    .join('.')
}

const hex = (group: number) => group.toString(16)
