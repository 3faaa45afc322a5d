import { type ChildProcess, spawn } from 'node:child_process'
import { root } from './project.ts'

export interface RunOptions {
  env?: Record<string, string | undefined>
  cwd?: string
  /** 'inherit' shows the output at once; 'collect' (the default) returns it to the caller. */
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

/** Runs a command to its end. Never rejects: a command that cannot start has the exit code 127. */
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

/** Runs a script or a package's command with the Node of this process. */
export function runNode(args: string[], options: RunOptions = {}): Promise<RunResult> {
  return run(process.execPath, args, options)
}

/** Ends every running command that `run` started. */
export function stopAll(): void {
  for (const child of running) child.kill('SIGTERM')
}
