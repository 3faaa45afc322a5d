import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * Tells whether code runs inside a transaction. Where reads and transactions share one connection, a read
 * outside of tx would wait for the transaction that it is part of: such a read is refused.
 */
export function transactionScope() {
  const storage = new AsyncLocalStorage<{ open: boolean }>()
  return {
    async run<T>(work: () => Promise<T>): Promise<T> {
      const scope = { open: true }
      try {
        return await storage.run(scope, work)
      } finally {
        scope.open = false
      }
    },
    refuse(): void {
      if (storage.getStore()?.open)
        throw new Error('Inside a transaction the database is reached by its tx only')
    },
  }
}

/** The same client, with each `query` call wrapped by `around`. */
export function withQueries<C extends object>(
  client: C,
  around: (query: () => unknown) => unknown,
): C {
  return new Proxy(client, {
    get(target, key) {
      const member: unknown = Reflect.get(target, key, target)
      if (typeof member !== 'function') return member
      if (key !== 'query') return member.bind(target)
      return (...parameters: unknown[]) => around(() => Reflect.apply(member, target, parameters))
    },
  })
}
