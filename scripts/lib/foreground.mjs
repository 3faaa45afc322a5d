// Runs on Node 20 or later, because it is used before the project's own Node is installed.
import { spawn } from 'node:child_process'
import { dirname, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

/** The project's root folder. */
export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..')

const windows = process.platform === 'win32'

/** Milliseconds that a program gets to stop before it is killed. */
const patience = 15_000

/**
 * Runs a Node program in the foreground and answers its exit code; 0 when the program stopped on request.
 *
 * The child gets its own process group, so that Ctrl-C reaches it exactly once, through this process, even
 * when parent processes got the signal too. If this process is killed, the child stops by itself
 * (stopWithParent).
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
      setTimeout(() => child.kill('SIGKILL'), patience).unref()
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
