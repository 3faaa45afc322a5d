import type { MantineColorScheme, MantineColorSchemeManager } from '@mantine/core'

const name = 'p4-color-scheme'

function isScheme(value: string | undefined): value is MantineColorScheme {
  return value === 'light' || value === 'dark' || value === 'auto'
}

/** A cookie, because local storage holds only the current user (AMB-20). */
export function cookieColorScheme(): MantineColorSchemeManager {
  return {
    get(defaultValue) {
      const stored = document.cookie
        .split('; ')
        .find((one) => one.startsWith(`${name}=`))
        ?.slice(name.length + 1)
      return isScheme(stored) ? stored : defaultValue
    },
    set(value) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet, and is asynchronous.
      document.cookie = `${name}=${value}; path=/; max-age=31536000; samesite=lax`
    },
    subscribe() {},
    unsubscribe() {},
    clear() {
      // biome-ignore lint/suspicious/noDocumentCookie: as above.
      document.cookie = `${name}=; path=/; max-age=0; samesite=lax`
    },
  }
}
