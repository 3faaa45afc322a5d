import { askedDesk, type DeskAsk } from '#features/price-updates/deskMessages.ts'

/** What the browser's worker does for price lists, in the thread of the test: jsdom has no workers. */
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
