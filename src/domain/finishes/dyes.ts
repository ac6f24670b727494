import type { Color } from '../eyewear.ts'

const DYES: Partial<Record<Color, string>> = {
  brown: '#5A2E17',
  black: '#141313',
  terracotta: '#A24A2A',
  navy: '#16244A',
  aegean: '#2F6F93',
  sage: '#8FA68E',
  ivory: '#E9DFCB',
}

export const accessoryDye = (color: Color): string => DYES[color] ?? '#8A7A60'
