/** The only source of the present moment, so that tests can set the clock. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }
