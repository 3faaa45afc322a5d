import { type ChildProcess, spawn } from 'node:child_process'
import { root } from './project.ts'

export interface RunOptions {
  env?: Record<string, string | undefined>
  cwd?: string
  /** 'inherit' prints output, 'collect' (default) returns it. */
  output?: 'collect' | 'inherit' | 'both'
  uid?: number
  gid?: number
  signal?: AbortSignal
}

export interface RunResult {
  code: number
  output: string
}

const running = new Set<ChildProcess>()

/** Never rejects: exit code 127 if the command cannot start. */
export function run(command: string, args: string[], options: RunOptions = {}): Promise<RunResult> {
  const { env, cwd = root, output: mode = 'collect', uid, gid, signal } = options
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      uid,
      gid,
      signal,
      env: { ...process.env, ...env },
      stdio: mode === 'inherit' ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    })
    running.add(child)
    let output = ''
    const keep = (stream: NodeJS.WriteStream) => (chunk: Buffer) => {
      output += chunk.toString()
      if (mode === 'both') stream.write(chunk)
    }
    child.stdout?.on('data', keep(process.stdout))
    child.stderr?.on('data', keep(process.stderr))
    const end = (code: number) => {
      running.delete(child)
      resolve({ code, output })
    }
    child.on('error', (error) => {
      output += `${error.message}\n`
      end(127)
    })
    child.on('close', (code, signalName) => end(code ?? (signalName ? 130 : 1)))
  })
}

export function runNode(args: string[], options: RunOptions = {}): Promise<RunResult> {
  return run(process.execPath, args, options)
}

/** Stops all commands started by `run`. */
export function stopAll(): void {
  for (const child of running) child.kill('SIGTERM')
}
