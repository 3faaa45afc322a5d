declare const __APP_VERSION__: string

/** Version of the console, as in package.json. */
export const version = __APP_VERSION__
