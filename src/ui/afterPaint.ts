/** Runs once the browser has painted the next frame. */
export const afterPaint = (run: () => void) => requestAnimationFrame(() => setTimeout(run))
