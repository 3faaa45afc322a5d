/**
 * Renders the Login that the build writes into the page, so that it can be used before the script runs.
 */
import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { LoginScreen } from '#features/session/LoginScreen.tsx'
import { theme } from './app/theme.ts'

/** The Login as HTML, as its first drawing. */
export function loginMarkup(): string {
  const router = createRouter({
    routeTree: createRootRoute(),
    history: createMemoryHistory({ initialEntries: ['/login'] }),
  })
  return renderToStaticMarkup(
    <MantineProvider theme={theme} withStaticClasses={false}>
      <QueryClientProvider client={new QueryClient()}>
        <RouterContextProvider router={router}>
          <LoginScreen />
        </RouterContextProvider>
      </QueryClientProvider>
    </MantineProvider>,
  )
}
