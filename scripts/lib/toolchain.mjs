// Runs on Node 20: installs the project's Node and packages.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './foreground.mjs'
import { Failure, step } from './steps.mjs'

const packageManager = 'pnpm@12'
// Runs TypeScript directly.
const oldestNode = [22, 18]
const stamp = join(root, 'node_modules/.p4-installed')
const ownNode = join(
  root,
  process.platform === 'win32'
    ? 'node_modules/node-runtime/bin/node.exe'
    : 'node_modules/.bin/node',
)

/** Returns the path of the Node to use. */
export async function prepare() {
  const wanted = fingerprint()
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) {
    await step('Installing dependencies', install)
    writeFileSync(stamp, wanted)
  }
  return findNode()
}

function fingerprint() {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch} ${packageManager}`)
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json'])
    hash.update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

function install() {
  const args = ['-y', packageManager, 'install', '--frozen-lockfile']
  // CI prevents prompts; NODE_ENV includes devDependencies.
  const env = { CI: 'true', NODE_ENV: 'development' }
  const first = run('npx', args, env)
  if (first.code === 0) return
  // Node's install script fails on platforms without a packaged Node: try the host's.
  if (suits(process.version)) {
    const second = run('npx', [...args, '--ignore-scripts'], env)
    if (second.code === 0) return
  }
  throw new Failure(
    `The dependencies could not be installed (npx ${args.join(' ')}):\n${first.output.trim()}`,
  )
}

function findNode() {
  if (existsSync(ownNode)) {
    const { code, output } = run(ownNode, ['--version'])
    if (code === 0 && suits(output)) return ownNode
  }
  if (suits(process.version)) {
    // Package commands would use the packaged Node, which does not run here.
    rmSync(ownNode, { force: true })
    return process.execPath
  }
  throw new Failure(
    `There is no packaged Node for ${process.platform} ${process.arch}. ` +
      `Please install Node ${oldestNode.join('.')} or later (this is ${process.version}) and try again.`,
  )
}

function run(command, args, env = {}) {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd: root,
    env: { ...process.env, ...env },
    encoding: 'utf8',
    maxBuffer: Number.POSITIVE_INFINITY,
    // npx is a shell script there.
    shell: process.platform === 'win32' && !command.endsWith('.exe'),
  })
  return { code: status ?? 1, output: error ? error.message : stdout + stderr }
}

function suits(version) {
  const [major = 0, minor = 0] = version.trim().replace(/^v/, '').split('.').map(Number)
  return major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1])
}
