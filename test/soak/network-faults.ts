export const STEPS = ['register', 'status', 'capture', 'refund', 'message', 'return'] as const
export type NetworkStep = (typeof STEPS)[number]

/**
 * What befalls a call on the network.
 * - `forged`: an answer that is not the bank's, or about another payment; a message that the bank did not sign; a buyer
 *   who comes back without having paid
 */
export const FAULTS = [
  'refused',
  'time-out before effect',
  'lost after effect',
  'error 500',
  'late',
  'twice',
  'forged',
] as const
export type NetworkFault = (typeof FAULTS)[number]

/** How many calls of a step fail. */
const SHARES: Record<NetworkStep, number> = {
  register: 0.15,
  status: 0.06,
  capture: 0.15,
  refund: 0.3,
  message: 0.2,
  return: 0.15,
}

/** Chooses faults, so that each one befalls each step equally often, and counts them. */
export function createFaults() {
  const cells = new Map(STEPS.map((step) => [step, new Map<NetworkFault, number>(FAULTS.map((fault) => [fault, 0]))]))
  const calls = new Map<NetworkStep, number>(STEPS.map((step) => [step, 0]))
  let isWell = false
  return {
    /** From now on nothing fails. */
    end() {
      isWell = true
    },
    cells,
    calls,
    choose(step: NetworkStep): NetworkFault | null {
      calls.set(step, (calls.get(step) ?? 0) + 1)
      const row = cells.get(step)
      if (row === undefined || isWell || Math.random() >= SHARES[step]) return null
      const least = Math.min(...row.values())
      const rarest = FAULTS.filter((fault) => row.get(fault) === least)
      const fault = rarest[Math.floor(Math.random() * rarest.length)] ?? FAULTS[0]
      row.set(fault, least + 1)
      return fault
    },
    missed: (): string[] =>
      [...cells].flatMap(([step, row]) =>
        [...row].filter(([, count]) => count === 0).map(([fault]) => `${step}: ${fault}`),
      ),
  }
}

export type NetworkFaults = ReturnType<typeof createFaults>

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
