import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const SCRIPT = fileURLToPath(new URL('../blender/render_product.py', import.meta.url))

export class BlenderMissingError extends Error {
  constructor() {
    super('Blender is not on the PATH; on Debian install the package `blender`.')
  }
}

/** Runs Blender on a job file with the lowest priority on one thread. Rejects with `BlenderMissingError`, or with the end of its log. */
export function runBlender(job: string, onRendered: (line: string) => void, script = SCRIPT): Promise<void> {
  return new Promise((resolve, reject) => {
    const args = [
      '-n',
      '19',
      'blender',
      '-b',
      '-noaudio',
      '-t',
      '1',
      '--python-exit-code',
      '1',
      '-P',
      script,
      '--',
      job,
    ]
    const child = spawn('nice', args)
    let log = ''
    const onOutput = (chunk: Buffer) => {
      log = (log + chunk.toString()).slice(-6000)
      for (const line of chunk.toString().split('\n')) if (line.startsWith('rendered ')) onRendered(line)
    }
    child.stdout.on('data', onOutput)
    child.stderr.on('data', onOutput)
    child.on('error', reject)
    child.on('close', (code) => (code === 0 ? resolve() : reject(blenderError(code, log))))
  })
}

/** `nice` exits with 127 when the command does not exist. */
const blenderError = (code: number | null, log: string): Error =>
  code === 127 ? new BlenderMissingError() : new Error(`Blender exited with ${code}\n${log}`)
