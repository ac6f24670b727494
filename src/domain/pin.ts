export const MOST_WRONG_PINS = 5
/** At a till the next person is close, so a session ends sooner. */
export const TILL_IDLE_MINUTES = 5

/** Whether a PIN is among the first that somebody would try: one digit repeated, or a run such as 1234 or 8765. */
export function isSimplePin(pin: string): boolean {
  const steps = [...pin].slice(1).map((digit, index) => Number(digit) - Number(pin[index]))
  return [0, 1, -1].some((step) => steps.every((one) => one === step))
}
