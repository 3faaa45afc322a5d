/**
 * The first script of every page but Login, which the build writes into the page (scripts/lib/firstScript.ts).
 * While the program loads, it asks for the answers and the code that the address needs, so that they do not wait
 * for the program.
 */
import { askEarly } from '#api/core/early.ts'
import { apiHost } from '#api/core/host.ts'
import { session } from '#api/core/session.ts'

/** The screens of the console, written by the build from the routes and the contract. */
export interface FirstTable {
  /** The paths of the start-up's reads; `{id}` is the current user. */
  readonly startUp: readonly string[]
  /** The code of the screens. */
  readonly files: readonly string[]
  readonly screens: readonly {
    /** The address, with `$` in place of an id. */
    readonly address: string
    /** Indices in `files`. */
    readonly code: readonly number[]
    /** Present when the address, behind the prefix, is a read of the API. */
    readonly reads?: true
    /** The paths of other reads that the screen begins with: `$` is the id in the address, `{menu}` is in its search. */
    readonly also?: readonly string[]
  }[]
}

declare const firstTable: FirstTable

// The build puts the table wherever the name stands, so it stands here alone.
const { startUp, files, screens } = firstTable
const { token, user } = session.get()
const { pathname, search } = location

if (token && user) {
  const address = pathname.replace(/(.)\/$/, '$1').replace(/\/\d+(?=\/|$)/g, '/$')
  const screen = screens.find((one) => one.address === address)
  const paths = startUp.map((path) => path.replace('{id}', String(user.id)))
  if (screen?.reads) paths.push(`/p4${pathname}`)
  paths.push(...(screen?.also ?? []).map(ofAddress).filter((path) => path !== ''))
  askEarly(
    token,
    [...new Set(paths)].map((path) => new URL(apiHost() + path, location.href).href),
  )
  for (const index of screen?.code ?? []) preload(files[index] ?? '')
}

/** The path with the id and what the search names; empty when the search does not name it. */
function ofAddress(template: string): string {
  const path = template.replace('$', /\d+/.exec(pathname)?.[0] ?? '')
  const parameter = /\{(\w+)\}/.exec(path)
  if (!parameter) return path
  const value = new URLSearchParams(search).get(parameter[1] ?? '')
  return value ? path.replace(parameter[0], encodeURIComponent(value)) : ''
}

function preload(file: string): void {
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.crossOrigin = ''
  link.href = `/${file}`
  document.head.append(link)
}
