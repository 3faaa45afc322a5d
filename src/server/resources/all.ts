import type { Handlers } from '../handlers.ts'

/** Every handler by operationId; what is missing answers 501 (see `notImplemented` in app.ts). */
export const handlers: Handlers = {}
