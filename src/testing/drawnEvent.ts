import { flushSync } from 'react-dom'

/**
 * Draws what an event changes before the test goes on. React's own `act` would draw the parts that wait for an
 * answer as well, again and again, and the answer would never come.
 */
export const drawnEvent = (event: () => void): void => flushSync(event)
