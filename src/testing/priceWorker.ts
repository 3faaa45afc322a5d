import { askedDesk, type DeskAsk } from '#features/price-updates/deskMessages.ts'

/** Runs the price list worker in the test's thread: jsdom has no workers. */
export class PriceWorker extends EventTarget {
  readonly #ask = askedDesk((data) => {
    if (!this.#ended) this.dispatchEvent(new MessageEvent('message', { data }))
  })
  #ended = false
  postMessage(ask: DeskAsk) {
    this.#ask(structuredClone(ask))
  }
  terminate() {
    this.#ended = true
  }
}
