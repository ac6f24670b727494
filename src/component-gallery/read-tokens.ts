export interface Token {
  name: string
  value: string
}

/** The tokens of a stylesheet in the order they stand in, but those that only put a family back to nothing. */
export function readTokens(css: string): Token[] {
  return [...css.matchAll(/^ {2}(--[a-z-]+): ([^;]+);$/gm)].map(([, name = '', value = '']) => ({ name, value }))
}
