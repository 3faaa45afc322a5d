import 'react'

declare module 'react' {
  interface CSSProperties {
    '--row-height'?: string | undefined
    '--name-lines'?: number | undefined
  }
}
