// Runs on Node 20: the project's Node is not installed yet.
import { spawn } from 'node:child_process'
import { dirname, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..')

const windows = process.platform === 'win32'

const stopTimeoutMs = 15_000

/**
 * Returns the exit code; 0 after a requested stop. A process group of its own gets Ctrl-C once, through this
 * process; stopWithParent stops it if this process is killed.
 */
export function runInForeground(node, args, env = {}) {
  const watch = pathToFileURL(resolve(root, 'scripts/lib/stopWithParent.mjs')).href
  return new Promise((done) => {
    const child = spawn(node, ['--import', watch, ...args], {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      detached: !windows,
    })
    let stopping = false
    const stop = (signal) => {
      if (stopping) return
      stopping = true
      child.kill(signal)
      setTimeout(() => child.kill('SIGKILL'), stopTimeoutMs).unref()
    }
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
    for (const signal of signals) process.on(signal, stop)
    const finish = (code) => {
      for (const signal of signals) process.removeListener(signal, stop)
      done(code)
    }
    child.on('error', (error) => {
      console.error(error.message)
      finish(1)
    })
    child.on('close', (code, signal) => {
      if (stopping && signal !== 'SIGKILL') finish(signal ? 0 : (code ?? 0))
      else finish(code ?? 1)
    })
  })
}
