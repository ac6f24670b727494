/** A visitor with an address and cookies of their own, for those who send requests without a browser. */
export function createVisitor(cookies = new Map<string, string>()) {
  const address = `10.${randomByte()}.${randomByte()}.${randomByte()}`
  return {
    headers: () => ({
      'X-Forwarded-For': address,
      Cookie: [...cookies].map(([key, value]) => `${key}=${value}`).join('; '),
    }),
    /** @param set the values of the headers `Set-Cookie` of an answer */
    keepCookies(set: readonly string[]): void {
      for (const cookie of set) {
        const [key = '', value = ''] = (cookie.split(';')[0] ?? '').split('=')
        cookies.set(key, value)
      }
    },
  }
}

const randomByte = () => Math.floor(Math.random() * 256)
