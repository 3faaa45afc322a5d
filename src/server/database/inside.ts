import { AsyncLocalStorage } from 'node:async_hooks'

/** A read outside tx would deadlock on the single connection: `refuse` throws. */
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
