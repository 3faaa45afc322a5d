import type { VitePWAOptions } from 'vite-plugin-pwa'

/** The server answers any address of a screen with the console's page, its headers and its API host. */
const page = '/offline'

/**
 * The manifest, and a service worker that keeps the code of the console and never an answer of the API (AMB-268).
 * src/components/registerWorker.ts registers it.
 */
export const installable: Partial<VitePWAOptions> = {
  injectRegister: null,
  manifest: {
    id: '/',
    name: 'P4 Console',
    short_name: 'P4',
    description: 'Admin dashboard for P4 coffee shops',
    start_url: '/',
    display: 'standalone',
    theme_color: '#40bcde',
    background_color: '#ffffff',
    icons: [
      { src: '/icons/192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  },
  workbox: {
    // A new deployment takes over at once: pages come from the network, so they name its files already.
    skipWaiting: true,
    clientsClaim: true,
    cleanupOutdatedCaches: true,
    inlineWorkboxRuntime: true,
    sourcemap: false,
    globPatterns: ['index.html', 'assets/*.{js,css}', 'assets/inter-latin-wght-*.woff2'],
    // Editor, charts and files of the office.
    globIgnores: ['**/{_contentId,nivo-bar,deskWorker,audienceWorker}-*'],
    dontCacheBustURLsMatching: /^assets\//,
    manifestTransforms: [
      (entries) => ({
        manifest: entries.map((one) => (one.url === 'index.html' ? { ...one, url: page } : one)),
      }),
    ],
    navigateFallback: null,
    directoryIndex: null,
    runtimeCaching: [
      {
        urlPattern: ({ request }) => request.mode === 'navigate',
        handler: 'NetworkFirst',
        options: {
          networkTimeoutSeconds: 4,
          plugins: [
            {
              cacheWillUpdate: async () => null,
              cachedResponseWillBeUsed: () => caches.match('/offline', { ignoreSearch: true }),
            },
          ],
        },
      },
    ],
  },
}
