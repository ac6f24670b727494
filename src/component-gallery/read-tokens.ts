export interface Token {
  name: string
  value: string
}

/** The tokens of a stylesheet in order, without those that reset a family to `initial`. */
export function readTokens(css: string): Token[] {
  return [...css.matchAll(/^ {2}(--[a-z-]+): ([^;]+);$/gm)].map(([, name = '', value = '']) => ({ name, value }))
}
