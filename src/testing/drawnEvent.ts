import { flushSync } from 'react-dom'

/** Renders an event's changes synchronously. `act` would also render suspended parts in an endless loop. */
export const drawnEvent = (event: () => void): void => flushSync(event)
