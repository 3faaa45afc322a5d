import type { Locator } from '@playwright/test'

/** A step is a tap or a click, and whatever is typed at its place. */
export class Steps {
  taken = 0
  readonly #touch: boolean

  constructor(touch: boolean) {
    this.#touch = touch
  }

  async tap(target: Locator): Promise<void> {
    this.taken += 1
    await (this.#touch ? target.tap() : target.click())
  }

  async type(target: Locator, text: string): Promise<void> {
    this.taken += 1
    await target.fill(text)
  }

  async other(work: () => Promise<unknown>): Promise<void> {
    this.taken += 1
    await work()
  }
}
