import { MantineProvider } from '@mantine/core'
import { useWindowEvent } from '@mantine/hooks'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { Component, type ReactNode, useEffect, useInsertionEffect, useLayoutEffect } from 'react'
import { offlineMessage } from '#api/core/errors.ts'
import { FlashArea } from '#ui/flash/FlashArea.tsx'
import { withdrawFlash } from '#ui/flash/flash.ts'
import classes from './ConsoleBoundary.module.css'
import { cookieColorScheme } from './colorScheme.ts'
import type { ConsoleRouter } from './router.ts'
import { theme } from './theme.ts'

interface ConsoleProps {
  readonly router: ConsoleRouter
  readonly queryClient: QueryClient
}

const colorScheme = cookieColorScheme()
const themed = document.head.querySelector('style[data-mantine-styles]') !== null

export function Console({ router, queryClient }: ConsoleProps) {
  // Removed before the first layout effects, because it hides what they measure.
  useInsertionEffect(() => document.querySelector('#first.starting')?.remove(), [])
  // Removed after them, because one of them takes over its form (useTakeOver.ts).
  useLayoutEffect(() => document.getElementById('first')?.remove(), [])
  useEffect(() => {
    // In a chunk of its own, which the first paint does not wait for.
    const started = import('./keepFocusOn.ts').then(({ keepFocusOn }) => keepFocusOn(router))
    return () => void started.then((stop) => stop())
  }, [router])
  useWindowEvent('online', () => withdrawFlash(offlineMessage))
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

class ConsoleBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children
    return (
      <main className={classes.fallback}>
        <h1>Oops, something went wrong :(</h1>
        <a href="/">Load the console again</a>
      </main>
    )
  }
}
