declare const __APP_VERSION__: string

export const version = __APP_VERSION__
