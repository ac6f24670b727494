import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ROOT } from './run-steps.ts'
import { SERVE_ENV, SERVE_OPTIONS } from './serve-options.mjs'

const read = (file: string) => readFileSync(`${ROOT}/${file}`, 'utf8')
const settings = Object.entries(SERVE_ENV).map(([name, value]) => `${name}=${value}`)

test('the container and the unit of systemd serve as `npm start` does', () => {
  const container = read('Dockerfile')
  const unit = read('deploy/shop.service')
  expect(container).toContain(`CMD ${JSON.stringify([...SERVE_OPTIONS, 'scripts/serve.mjs']).replaceAll(',', ', ')}`)
  expect(unit).toContain(`bin/node ${SERVE_OPTIONS.join(' ')} scripts/serve.mjs`)
  for (const setting of settings) {
    expect(container).toMatch(new RegExp(`^ENV .*\\b${setting}\\b`, 'm'))
    expect(unit).toMatch(new RegExp(`^Environment=.*\\b${setting}\\b`, 'm'))
  }
})
