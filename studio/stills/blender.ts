import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const SCRIPT = fileURLToPath(new URL('../blender/shoot.py', import.meta.url))

/** Without Blender no picture can be made, whichever was asked for. */
export class NoBlender extends Error {
  constructor() {
    super('Blender is not on the path; Debian has it as `blender`.')
  }
}

/** Runs Blender on a job file, politely: lowest priority, one thread. Rejects with `NoBlender`, or with the end of its log. */
export function runBlender(job: string, onShot: (line: string) => void, script = SCRIPT): Promise<void> {
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
    const hear = (chunk: Buffer) => {
      log = (log + chunk.toString()).slice(-6000)
      for (const line of chunk.toString().split('\n')) if (line.startsWith('shot ')) onShot(line)
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.on('error', reject)
    child.on('close', (code) => (code === 0 ? resolve() : reject(failure(code, log))))
  })
}

/** 127 is what `nice` answers when there is no such command. */
const failure = (code: number | null, log: string): Error =>
  code === 127 ? new NoBlender() : new Error(`Blender ended with ${code}\n${log}`)
