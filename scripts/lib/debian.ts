import { existsSync } from 'node:fs'
import { run } from './processes.ts'

export const canInstall = (): boolean =>
  process.getuid?.() === 0 && existsSync('/usr/bin/apt-get') && existsSync('/etc/debian_version')

/** Returns the reason of a failure. */
export async function installDebian(name: string): Promise<string | undefined> {
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  const options = ['-y', '--no-install-recommends', '--no-remove']
  const install = () => run('apt-get', ['install', ...options, name], { env })
  if ((await install()).code === 0) return undefined
  await run('apt-get', ['update'], { env })
  const { code, output } = await install()
  if (code === 0) return undefined
  return `apt-get install ${name}: ${output.trim().split('\n').at(-1)}`
}
