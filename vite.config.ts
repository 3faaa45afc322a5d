import { readFileSync } from 'node:fs'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { p4Server } from './scripts/lib/p4Server.ts'
import { unusedPalettes } from './scripts/lib/unusedPalettes.ts'

const { version }: { version: string } = JSON.parse(
  readFileSync(new URL('package.json', import.meta.url), 'utf8'),
)
/** What every screen needs of others: React, the router and the queries. */
const vendor = new RegExp(
  `/node_modules/(${[
    'react',
    'react-dom',
    'scheduler',
    'openapi-fetch',
    '@tanstack/(react-)?(router|router-core|store|query|query-core)',
    '@tanstack/history',
  ].join('|')})/`,
)
/** The parts of the component library that Login has and every other screen has too. */
const basis = new RegExp(
  `/node_modules/@mantine/core/esm/(core|components/(${[
    'ActionIcon',
    'Button',
    'CloseButton',
    'Input',
    'InputBase',
    'Loader',
    'TextInput',
    'Transition',
    'UnstyledButton',
  ].join('|')}))/`,
)
/**
 * Where the code begins that the shell and every list need; what these import comes along. One file
 * instead of fifty: a browser asks for six at a time.
 */
const staff = new RegExp(
  `/src/(${[
    'api/answers',
    'app/(StaffFrame|StaffFailed|NotFound)',
    'components/(ButtonLink|useListSearch)',
    'domain/(calendar|money)',
    'ui/page/(FailedState|PageHeader)',
    'ui/cells/\\w+',
    'ui/list/(List|ListSkeleton)',
  ].join('|')})\\.tsx?$|/components/(Anchor|Text)/`,
)
/** The same for what most pages, forms and questions have. */
const forms = new RegExp(
  `/src/ui/(${[
    'dialog/useConfirm',
    'fields/(FieldFrame|SearchSelect|SegmentedChoice|SwitchField)',
    'form/(FieldGroup|LeaveDialog|ResourceForm)',
    'page/(DefinitionList|EmptyState|FormSkeleton|GuardedButton|Picture|Section|SectionIndex)',
  ].join('|')})\\.tsx$|/components/(Modal|Textarea)/`,
)
const testing = process.env.VITEST !== undefined

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
    react(),
    unusedPalettes(),
    testing ? [] : p4Server(),
  ],
  define: { __APP_VERSION__: JSON.stringify(version) },
  build: {
    target: 'baseline-widely-available',
    manifest: true,
    modulePreload: { polyfill: false },
    // Changes only when a dependency does, so browsers keep it over our releases.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'vendor', test: vendor, priority: 3 },
            { name: 'basis', test: basis, priority: 3 },
            { name: 'first', tags: ['$initial'], priority: 2 },
            { name: 'staff', test: staff, priority: 1 },
            { name: 'forms', test: forms },
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
    include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
    setupFiles: ['src/testing/setup.ts'],
    globalSetup: ['src/testing/globalSetup.ts'],
    pool: 'forks',
    maxWorkers: 2,
    // A first test of a file may have to open an embedded database on a busy machine.
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
