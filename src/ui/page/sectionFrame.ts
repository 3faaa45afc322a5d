import { createContext, useContext, useEffect } from 'react'

/** How a long page bounds and folds its sections (AMB-258). */
export interface SectionFrame {
  /** On phones: one section is open, the others are a line each. */
  readonly folds: boolean
  readonly openId: string | undefined
  readonly onToggle: (id: string) => void
  /** Sections that are shown as long as they are. */
  readonly whole: ReadonlySet<string>
  readonly onWhole: (id: string, isWhole: boolean) => void
}

/** Null: sections are neither bounded nor folded. */
export const SectionFrames = createContext<SectionFrame | null>(null)

export const SectionCounts = createContext<(count: string) => void>(() => {})

/** Names what a bounded section holds, e.g. `122 products`. */
export function useSectionCount(count: string): void {
  const tell = useContext(SectionCounts)
  useEffect(() => tell(count), [tell, count])
}
