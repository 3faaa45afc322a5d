/**
 * Gives a test file the document of jsdom beside Node's own globals, which the P4 server in process needs.
 * To be imported first.
 */
import { builtinEnvironments } from 'vitest/runtime'

const { URL, FormData, Blob, File, Request } = globalThis
await builtinEnvironments.jsdom.setup(globalThis, { jsdom: { url: 'http://p4.test' } })
Object.assign(globalThis, { URL, FormData, Blob, File, Request, scrollTo: () => {} })
// jsdom has no layout, so no element lies under a point.
document.elementsFromPoint ??= () => []
