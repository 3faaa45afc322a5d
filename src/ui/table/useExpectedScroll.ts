import { useLayoutEffect, useState } from 'react'
import { viewport } from './viewport.ts'

/** Takes the window for scrolled to where it will be, from the first drawing on; pixels. */
export function useExpectedScroll(top: number | undefined): void {
  const [first] = useState(top)
  useLayoutEffect(() => {
    if (first !== undefined) viewport.expect(first)
  }, [first])
}
