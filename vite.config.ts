import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { VitePWA } from 'vite-plugin-pwa'
import { defineConfig } from 'vitest/config'
import { compileHints } from './scripts/lib/compileHints.ts'
import { compileInTests } from './scripts/lib/compileInTests.ts'
import { importsOf } from './scripts/lib/importsOf.ts'
import { installable } from './scripts/lib/installable.ts'
import { p4Server } from './scripts/lib/p4Server.ts'

const { version }: { version: string } = JSON.parse(
  readFileSync(new URL('package.json', import.meta.url), 'utf8'),
)
/**
 * The reader of answers, the frame, its failures and lists. What they import is one file: nearly every screen needs
 * most of it, and a failure has to be shown without a connection.
 */
const staffScreens = [
  'api/core/answers.ts',
  'app/Failed.tsx',
  'app/StaffFrame.tsx',
  'features/products/ProductsScreen.tsx',
  'features/stores/StoresScreen.tsx',
  'features/tags/TagsScreen.tsx',
].map((file) => join(import.meta.dirname, 'src', file))
let staff: ReadonlySet<string> | undefined
const testing = process.env.VITEST !== undefined
/** Chunks that installable.ts or a journey names. */
const namedChunks = ['staff', '_contentId', 'nivo-bar', 'Palette', 'DialogWindow']
/** What the React Compiler memoizes. The rest is in the download of Login and draws little. */
const compiler = { sources: ['/src/components/', '/src/features/', '/src/ui/'] }
/**
 * Tests of screens and their parts; each imports `#testing/document.ts` first. These stay by themselves, because of what a
 * module remembers: hosts with other verbs, another time zone, the pages opened last.
 */
const screens = [
  'src/{components,features}/**/!(hours|startPage).test.tsx',
  'src/app/!(anyHost|anyHostWrites|changedMeanwhile|documentedAnswers).test.tsx',
]
/** Tests of rules, of the server, of its stand-ins and of scripts: they need no document and leave nothing behind. */
const plain = ['src/{server,domain,mocks}/**/*.test.ts', 'scripts/**/*.test.ts']

export default defineConfig({
  plugins: [
    // Tests import the route tree as it is: only dev and build write it and split the routes.
    testing
      ? []
      : tanstackRouter({
          target: 'react',
          autoCodeSplitting: true,
          // What a screen shows while it loads belongs to the screen and not to the first download. How it
          // loads is there from the start, so that the data come at the same time as the screen.
          codeSplittingOptions: {
            defaultBehavior: [
              ['component', 'pendingComponent'],
              ['errorComponent'],
              ['notFoundComponent'],
            ],
          },
          routesDirectory: 'src/routes',
          generatedRouteTree: 'src/routeTree.gen.ts',
          quoteStyle: 'single',
          semicolons: false,
          addExtensions: true,
          disableLogging: true,
        }),
    testing ? [compileInTests(compiler), react()] : react({ compiler }),
    compileHints(),
    testing ? [] : p4Server(),
    testing ? [] : VitePWA(installable),
  ],
  define: {
    __APP_VERSION__: JSON.stringify(version),
    __BRAND__: JSON.stringify(process.env.BRAND ?? 'p4'),
  },
  build: {
    target: 'baseline-widely-available',
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // The first download lists every chunk: without their names it is 1 KiB smaller.
        chunkFileNames: ({ name }) =>
          namedChunks.includes(name) ? 'assets/[name]-[hash].js' : 'assets/[hash:7].js',
        codeSplitting: {
          groups: [
            { name: 'first', tags: ['$initial'], priority: 2 },
            {
              debugName: 'staff',
              name: (id, modules) => {
                staff ??= importsOf(staffScreens, (one) => modules.getModuleInfo(one))
                // Styles of all screens in one file: a sheet of its own would come after the code of its screen.
                const isFrame =
                  id.endsWith('routes/_staff.tsx?tsr-split=errorComponent') || staff.has(id)
                return isFrame || id.endsWith('.module.css') ? 'staff' : null
              },
              priority: 1,
            },
            // Small modules of many screens are one file, those of the same few screens too: each request costs more
            // than the code that a screen does not use. Larger modules stay apart.
            { name: 'shared', minShareCount: 8, maxModuleSize: 4_000 },
            {
              name: 'few',
              minShareCount: 2,
              maxModuleSize: 10_000,
              entriesAware: true,
              entriesAwareMergeThreshold: 2_500,
            },
          ],
        },
      },
    },
    sourcemap: false,
    cssCodeSplit: true,
    // The size budget (scripts/checkSize.ts) measures brotli; gzip figures would only cost time.
    reportCompressedSize: false,
  },
  test: {
    environment: 'node',
    projects: [
      {
        extends: true,
        test: {
          name: 'plain',
          include: plain,
          // The files of one worker share what they load and its database: both take longer than most of their tests.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'screens',
          include: screens,
          // Their files share the console and the database: loading both takes longer than most of their tests.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'console',
          include: ['src/**/*.test.{ts,tsx}'],
          exclude: [...plain, ...screens],
        },
      },
    ],
    setupFiles: ['src/testing/setup.ts'],
    globalSetup: ['src/testing/globalSetup.ts'],
    pool: 'forks',
    maxWorkers: 2,
    // The markdown editor imports style sheets, which Node cannot load by itself.
    server: { deps: { inline: [/@uiw\//] } },
    // A first test of a file may have to open an embedded database on a busy machine.
    expect: { poll: { timeout: 10_000 } },
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
})
