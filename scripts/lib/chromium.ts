import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'
import { canInstall, installDebian } from './debian.ts'
import { runNode } from './processes.ts'
import { binOf } from './project.ts'

/** No sandbox, because tests also run as root; and no feature that calls its vendor. */
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
  /** undefined stands for Playwright's own browser. */
  executablePath: string | undefined
  found: boolean
}

/** The Chromium that opens no window, which Playwright downloads as well: journeys take a fifth less time in it. */
const headless = 'chromium-headless-shell'

/** Chromium from CHROMIUM_PATH, else the browser that Playwright has downloaded, else the one in PATH. */
export function findChromium(): Chromium {
  const named = process.env.CHROMIUM_PATH
  if (named) return { executablePath: named, found: existsSync(named) }
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

/**
 * Installs Chromium where none is found: Debian's package as root on Debian, else Playwright's download.
 * On Debian the headless one joins a whole one. Answers undefined on success, else the reason of the failure.
 */
export async function ensureChromium(): Promise<string | undefined> {
  const named = process.env.CHROMIUM_PATH
  if (named)
    return existsSync(named) ? undefined : `CHROMIUM_PATH names ${named}, which is not there`
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
