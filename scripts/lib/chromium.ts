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

/** Chromium from CHROMIUM_PATH, else the browser that Playwright has downloaded, else the one in PATH. */
export function findChromium(): Chromium {
  const named = process.env.CHROMIUM_PATH
  if (named) return { executablePath: named, found: existsSync(named) }
  if (existsSync(chromium.executablePath())) return { executablePath: undefined, found: true }
  const executablePath = inPath([
    'chromium',
    'chromium-browser',
    'google-chrome',
    'google-chrome-stable',
  ])
  return { executablePath, found: executablePath !== undefined }
}

/**
 * Installs Chromium where none is found: Debian's package as root on Debian, else Playwright's download.
 * Answers undefined on success, else the reason of the failure.
 */
export async function ensureChromium(): Promise<string | undefined> {
  if (findChromium().found) return undefined
  if (process.env.CHROMIUM_PATH)
    return `CHROMIUM_PATH names ${process.env.CHROMIUM_PATH}, which is not there`
  const tried: string[] = []
  if (canInstall()) {
    const problem = await installDebian('chromium')
    if (!problem && findChromium().found) return undefined
    tried.push(problem ?? 'apt-get brought no chromium')
  }
  const { output } = await runNode([binOf('@playwright/test', 'playwright'), 'install', 'chromium'])
  if (findChromium().found) return undefined
  tried.push(output.trim().split('\n').slice(-3).join(' '))
  return tried.join('; ')
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
