export interface Measurement {
  what: string
  how: string
  measured: number
  limit: number
  unit: 'ms' | 'KiB' | 'MiB' | 'elements' | 'frames' | 'times'
  detail?: string
}

export const holds = ({ measured, limit }: Measurement): boolean => measured <= limit

const digits = { ms: 0, KiB: 1, MiB: 1, elements: 0, frames: 0, times: 2 } as const

export const shown = (value: number, unit: Measurement['unit']): string =>
  unit === 'times' ? `${value.toFixed(2)} ×` : `${value.toFixed(digits[unit])} ${unit}`
