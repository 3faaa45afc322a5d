import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'
import { canInstall, installDebian } from './debian.ts'
import { runNode } from './processes.ts'
import { binOf } from './project.ts'

// Tests may run as root; no features that call the vendor.
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export interface Chromium {
  /** Undefined: Playwright's own browser. */
  executablePath: string | undefined
  found: boolean
}

// Journeys take a fifth less time than in full Chromium.
const headless = 'chromium-headless-shell'

/** CHROMIUM_PATH, else Playwright's download, else PATH. */
export function findChromium(): Chromium {
  const configuredPath = process.env.CHROMIUM_PATH
  if (configuredPath) return { executablePath: configuredPath, found: existsSync(configuredPath) }
  if (isDownloaded()) return { executablePath: undefined, found: true }
  const executablePath = inPath([
    headless,
    'chromium',
    'chromium-browser',
    'google-chrome',
    'google-chrome-stable',
  ])
  return { executablePath, found: executablePath !== undefined }
}

const isDownloaded = () => existsSync(chromium.executablePath())

/** Returns the reason of a failure. */
export async function ensureChromium(): Promise<string | undefined> {
  const configuredPath = process.env.CHROMIUM_PATH
  if (configuredPath)
    return existsSync(configuredPath)
      ? undefined
      : `CHROMIUM_PATH names ${configuredPath}, which is not there`
  if (isDownloaded() || inPath([headless])) return undefined
  const problem = canInstall()
    ? await installDebian(headless)
    : 'Debian packages need root on Debian'
  if (findChromium().found) return undefined
  const { output } = await runNode([binOf('@playwright/test', 'playwright'), 'install', 'chromium'])
  if (findChromium().found) return undefined
  return [problem, output.trim().split('\n').slice(-3).join(' ')].filter(Boolean).join('; ')
}

export function inPath(names: string[]): string | undefined {
  const folders = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.includes('node_modules'))
  const suffix = process.platform === 'win32' ? '.exe' : ''
  return folders
    .flatMap((folder) => names.map((name) => join(folder, name + suffix)))
    .find((path) => existsSync(path))
}
