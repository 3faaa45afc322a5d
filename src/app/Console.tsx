import { MantineProvider } from '@mantine/core'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { Suspense, use, useState } from 'react'
import { startUp } from '#api/startUp.ts'
import { FlashArea } from '#ui/flash/FlashArea.tsx'
import { ConsoleBoundary } from './ConsoleBoundary.tsx'
import { cookieColorScheme } from './colorScheme.ts'
import type { ConsoleRouter } from './router.ts'
import { Starting } from './Starting.tsx'
import { theme } from './theme.ts'

interface ConsoleProps {
  readonly router: ConsoleRouter
  readonly queryClient: QueryClient
}

const colorScheme = cookieColorScheme()

/** The whole application: start-up first, then the routes (SHELL-40, SHELL-41). */
export function Console({ router, queryClient }: ConsoleProps) {
  const [started] = useState(() => startUp(queryClient))
  return (
    <MantineProvider theme={theme} defaultColorScheme="auto" colorSchemeManager={colorScheme}>
      <QueryClientProvider client={queryClient}>
        <FlashArea />
        <ConsoleBoundary>
          <Suspense fallback={<Starting />}>
            <Started started={started} router={router} />
          </Suspense>
        </ConsoleBoundary>
      </QueryClientProvider>
    </MantineProvider>
  )
}

function Started({ started, router }: { started: Promise<void>; router: ConsoleRouter }) {
  use(started)
  return <RouterProvider router={router} />
}
