/** Runs after the next frame is painted. */
export const afterPaint = (run: () => void) => requestAnimationFrame(() => setTimeout(run))
