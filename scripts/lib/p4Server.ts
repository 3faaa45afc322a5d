import type { IncomingMessage } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Plugin } from 'vite'

interface P4 {
  fetch(request: Request): Promise<Response>
  close(): Promise<void>
}

/** Browser navigation to `/stores/7/status` gets the console. */
export function isForServer(method: string, path: string, accept = ''): boolean {
  if (/^\/(p4|files)\//.test(path)) return true
  if (!/^\/stores\/[^/]+\/status$/.test(path)) return false
  return method !== 'GET' || !accept.includes('text/html')
}

/** In `pnpm dev`; restarts when server code changes. Reads P4_DATA, P4_SEED and DATABASE_URL. */
export function p4Server(): Plugin {
  return {
    name: 'p4-server',
    apply: 'serve',
    async configureServer(vite) {
      let booting: Promise<P4> | undefined
      const boot = async (): Promise<P4> => {
        const { bootP4 } = await vite.ssrLoadModule('/src/server/boot.ts')
        return bootP4({
          env: { P4_PUBLIC_URL: vite.resolvedUrls?.local[0], ...process.env },
          progress: (what: string) => vite.config.logger.info(`P4: ${what}`, { timestamp: true }),
        })
      }
      const stop = async () => {
        const previous = booting
        booting = undefined
        await (await previous?.catch(() => undefined))?.close()
      }
      let changing = Promise.resolve()
      vite.watcher.on('change', (file) => {
        if (!/[\\/]src[\\/](server|domain)[\\/]/.test(file) || file.includes('.test.')) return
        changing = changing.then(stop)
      })
      vite.httpServer?.on('close', stop)

      const listener = getRequestListener(async (request) => {
        await changing
        booting ??= boot()
        try {
          return await (await booting).fetch(request)
        } catch (error) {
          booting = undefined
          throw error
        }
      })
      vite.middlewares.use((request: IncomingMessage, response, next) => {
        const path = (request.url ?? '/').split('?')[0] ?? '/'
        if (!isForServer(request.method ?? 'GET', path, request.headers.accept)) return next()
        listener(request, response).catch(next)
      })
    },
  }
}
