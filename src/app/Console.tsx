import { MantineProvider } from '@mantine/core'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { useLayoutEffect } from 'react'
import { FlashArea } from '#ui/flash/FlashArea.tsx'
import { ConsoleBoundary } from './ConsoleBoundary.tsx'
import { cookieColorScheme } from './colorScheme.ts'
import type { ConsoleRouter } from './router.ts'
import { Starting } from './Starting.tsx'
import { theme } from './theme.ts'

interface ConsoleProps {
  readonly router: ConsoleRouter
  readonly queryClient: QueryClient
  /** False while the current user and the permissions are read. */
  readonly started: boolean
}

const colorScheme = cookieColorScheme()

/** The whole application: first the start-up screen, then the routes. */
export function Console({ router, queryClient, started }: ConsoleProps) {
  useLayoutEffect(() => {
    // A prerendered Login has been taken over by then (useTakeOver.ts); any other first screen is
    // removed.
    if (started) document.getElementById('first')?.remove()
  }, [started])
  return (
    <MantineProvider theme={theme} defaultColorScheme="auto" colorSchemeManager={colorScheme}>
      <QueryClientProvider client={queryClient}>
        <FlashArea />
        <ConsoleBoundary>
          {started ? <RouterProvider router={router} /> : <Starting />}
        </ConsoleBoundary>
      </QueryClientProvider>
    </MantineProvider>
  )
}
