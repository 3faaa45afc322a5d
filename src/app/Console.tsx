import { MantineProvider } from '@mantine/core'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { useLayoutEffect } from 'react'
import { FlashArea } from '#ui/flash/FlashArea.tsx'
import { ConsoleBoundary } from './ConsoleBoundary.tsx'
import { cookieColorScheme } from './colorScheme.ts'
import type { ConsoleRouter } from './router.ts'
import { theme } from './theme.ts'

interface ConsoleProps {
  readonly router: ConsoleRouter
  readonly queryClient: QueryClient
}

const colorScheme = cookieColorScheme()
/** Whether the build has written the variables of the theme into the page (scripts/lib/prerender.ts). */
const themed = document.head.querySelector('style[data-mantine-styles]') !== null

/** The whole application, drawn once the current user and the permissions are read. */
export function Console({ router, queryClient }: ConsoleProps) {
  useLayoutEffect(() => {
    // A prerendered Login has been taken over by then (useTakeOver.ts); any other first screen is
    // removed.
    document.getElementById('first')?.remove()
  }, [])
  return (
    <MantineProvider
      theme={theme}
      defaultColorScheme="auto"
      colorSchemeManager={colorScheme}
      withCssVariables={!themed}
      withGlobalClasses={!themed}
    >
      <QueryClientProvider client={queryClient}>
        <FlashArea />
        <ConsoleBoundary>
          <RouterProvider router={router} />
        </ConsoleBoundary>
      </QueryClientProvider>
    </MantineProvider>
  )
}
