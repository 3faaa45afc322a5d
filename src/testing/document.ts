/** Import first: adds jsdom's document, but keeps Node's globals for the in-process P4 server. */
import { builtinEnvironments } from 'vitest/runtime'

const { URL, FormData, Blob, File, Request } = globalThis
await builtinEnvironments.jsdom.setup(globalThis, { jsdom: { url: 'http://p4.test' } })
Object.assign(globalThis, { URL, FormData, Blob, File, Request, scrollTo: () => {} })
// jsdom has no layout.
document.elementsFromPoint ??= () => []
