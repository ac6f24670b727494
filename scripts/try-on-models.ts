import type { Plugin } from 'vite'
import { extractAgeModel } from './age-model.ts'
import { extractFaceModels } from './face-models.ts'
import { extractHandModels } from './hand-models.ts'

const NAMES = ['age', 'detector', 'irises', 'landmarks', 'mesh', 'palms', 'hands'] as const
const DEV_PATH = /^\/@try-on-models\/(\w+)\.bin$/

/** Provides `virtual:try-on-models`: the URLs of the models of faces, hands and ages, extracted from their packages. */
export function tryOnModels(): Plugin {
  return {
    name: 'try-on-models',
    resolveId: (id) => (id === 'virtual:try-on-models' ? '\0try-on-models' : undefined),
    load(id) {
      if (id !== '\0try-on-models') return undefined
      const { command, consumer } = this.environment.config
      if (command === 'serve')
        return NAMES.map((name) => `export const ${name} = '/@try-on-models/${name}.bin'`).join('\n')
      const models = consumer === 'client' ? extractModels() : {}
      const lines = NAMES.map((name) => {
        const source = models[name]
        if (!source) return `export const ${name} = ''`
        const file = this.emitFile({ type: 'asset', name: `model-${name}.bin`, source })
        return `export const ${name} = import.meta.ROLLUP_FILE_URL_${file}`
      })
      return lines.join('\n')
    },
    configureServer({ middlewares }) {
      middlewares.use((incoming, response, next) => {
        const name = DEV_PATH.exec(incoming.url ?? '')?.[1]
        const model = name === undefined ? undefined : extractModels()[name]
        if (model === undefined) next()
        else response.writeHead(200, { 'Content-Type': 'application/octet-stream' }).end(model)
      })
    },
  }
}

const extractModels = (): Record<string, Uint8Array> => ({
  ...extractFaceModels(),
  ...extractHandModels(),
  age: extractAgeModel(),
})
