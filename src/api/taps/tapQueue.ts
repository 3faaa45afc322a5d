/**
 * Taps of a shop on bad Wi-Fi (AMB-265). A mutation per tap shows it at once and lasts until the host has answered.
 * TanStack's paused mutations wait only while the browser knows that it is offline, and are lost with the tab.
 */
import { hashKey, type QueryClient } from '@tanstack/react-query'
import type { CountChange } from '#domain/products/inventory.ts'
import { collapsed, isOld, outcomeOf, type Value } from '#domain/taps.ts'
import { grouped } from '#domain/wording.ts'
import { inTime } from '../core/batch.ts'
import { ApiError, isLost } from '../core/errors.ts'
import { seenAs } from '../core/seenAs.ts'
import { session } from '../core/session.ts'
import { perform, type WriteCall } from '../core/write.ts'
import { kindOf, type ShownTap, type Tap, type TapKind } from './tapKinds.ts'
import { forgetTap, storeTap, takeStoredTaps } from './tapStorage.ts'

interface Pending {
  readonly tap: Tap
  readonly kind: TapKind
  readonly shown: ShownTap
}

interface TapState {
  /** Taps that could not be sent yet. */
  readonly waiting: number
  /** Time of the oldest tap that needs the user's consent; null if none does. */
  readonly oldSince: number | null
}

let pending: readonly Pending[] = []
/** The value of the host before the pending taps, by kind and target. */
const known = new Map<string, Value>()
/** The errors of taps that were sent together with another one. */
const failures = new WeakMap<Pending, unknown>()
/** Old taps that the user wants to send. */
const allowed = new WeakSet<Pending>()
/** No answer: the oldest tap alone tries, the others wait for its outcome. */
let hasTrouble = false
let canTry = false
let retryTimer: ReturnType<typeof setTimeout> | undefined

const lateMs = 4_000
const retryMs = 5_000

let state: TapState = { waiting: 0, oldSince: null }
const listeners = new Set<() => void>()

export const tapQueue = {
  get: (): TapState => state,
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  tryNow(): void {
    canTry = true
    changed()
  },
  sendOld(): void {
    for (const one of pending) allowed.add(one)
    tapQueue.tryNow()
  },
  discardOld(): void {
    fail(pending.filter(needsConsent), new ApiError(409, 'discarded', 'You discarded it.'))
  },
}

export function enqueueTap(
  client: QueryClient,
  tap: Pick<Tap, 'kind' | 'storeId' | 'variantId' | 'change'>,
): Promise<void> {
  const userId = session.get().user?.id ?? 0
  return enqueue(client, { ...tap, userId, at: Date.now(), before: null })
}

/** For {@link QueuedCounts}. */
export function enqueueCount(
  client: QueryClient,
  path: { readonly storeId: number; readonly variantId: number },
  change: CountChange,
): Promise<void> {
  if ('do_not_sell' in change)
    return enqueueTap(client, { ...path, kind: 'mark', change: { set: change.do_not_sell } })
  return enqueueTap(client, {
    ...path,
    kind: 'count',
    change:
      'adjust_quantity' in change
        ? { step: change.adjust_quantity }
        : { set: change.quantity_available },
  })
}

let isResuming = false

/** Takes over what closed tabs of this user have not sent. Call it once the answers that the taps change are cached. */
export async function resumeTaps(client: QueryClient): Promise<void> {
  const { user } = session.get()
  // A write would be refused, and the tap dropped.
  if (!user || isResuming || seenAs.get()) return
  isResuming = true
  const taps = await takeStoredTaps(user.id, new Set(pending.map(({ tap }) => tap)))
  isResuming = false
  for (const tap of taps) void enqueue(client, tap)
}

const keyOf = ({ tap: { kind, storeId, variantId } }: Pending) => `${kind} ${storeId} ${variantId}`
const needsConsent = (one: Pending) => !allowed.has(one) && isOld(one.tap.at, Date.now())

function enqueue(client: QueryClient, tap: Tap): Promise<void> {
  const kind = kindOf(tap)
  const one: Pending = { tap, kind, shown: { change: tap.change } }
  const key = keyOf(one)
  if (!pending.some((other) => keyOf(other) === key)) {
    const value = tap.before === null ? kind.known(client) : undefined
    if (value === undefined) known.delete(key)
    else known.set(key, value)
  }
  watch(client)
  pending = [...pending, one]
  storeTap(tap)
  changed()
  return perform(
    client,
    kind.operation,
    one.shown,
    async (_shown, write, edit) => {
      await sendInTurn(client, one, write)
      edit?.show(one.shown)
    },
    kind,
  )
}

/** Sends the tap together with those that wait behind it. */
async function sendInTurn(client: QueryClient, one: Pending, write: WriteCall): Promise<void> {
  const key = keyOf(one)
  while (await waitForTurn(one)) {
    const batch = pending.filter((other) => keyOf(other) === key && !needsConsent(other))
    const sent = batch.filter(({ tap }) => tap.before !== null)
    try {
      if (sent.length > 0 || !known.has(key)) {
        const now = await detectTrouble(() => one.kind.read(client))
        known.set(key, now)
        settleLost(sent, now)
        continue
      }
      const change = collapsed(batch.map(({ tap }) => tap.change))
      if (change === null) finish(batch, undefined)
      else {
        setBefore(batch, known.get(key) ?? null)
        finish(batch, await detectTrouble(() => one.kind.send(write, change, inTime)))
      }
    } catch (error) {
      if (!(error instanceof ApiError) || !isLost(error)) fail(batch, error)
    }
  }
  if (failures.has(one)) throw failures.get(one)
}

/** A lost answer: what the host did follows from the values before and now. */
function settleLost(sent: readonly Pending[], now: Value): void {
  const before = sent[0]?.tap.before ?? null
  const change = collapsed(sent.map(({ tap }) => tap.change))
  if (before === null || change === null) return
  const outcome = outcomeOf(before, change, now)
  if (outcome === 'done') finish(sent, now)
  else if (outcome === 'unknown')
    fail(sent, new ApiError(0, 'unknown', `It is ${textOf(now)} now. Please check it.`))
  else setBefore(sent, null)
}

function setBefore(batch: readonly Pending[], before: Value | null): void {
  for (const { tap } of batch) {
    tap.before = before
    storeTap(tap)
  }
}

const textOf = (value: Value) => (typeof value === 'number' ? grouped(value) : value ? 'on' : 'off')

/** Waits for the user's consent, and during trouble for its turn. False if the tap has left the queue. */
async function waitForTurn(one: Pending): Promise<boolean> {
  const isNext = () => pending.find((other) => !needsConsent(other)) === one
  while (pending.includes(one)) {
    // Its user finds it after the next sign-in.
    if (session.get().user?.id !== one.tap.userId) {
      remove([one])
      return false
    }
    const isOffline = navigator.onLine === false
    if (isOffline && !hasTrouble) setTrouble(true)
    if (!needsConsent(one) && !isOffline && (!hasTrouble || (canTry && isNext()))) return true
    await new Promise<void>((resolve) => {
      const stop = tapQueue.subscribe(() => {
        stop()
        resolve()
      })
    })
  }
  return false
}

async function detectTrouble<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  const late = setTimeout(() => setTrouble(true), lateMs)
  try {
    const answer = await ask()
    setTrouble(false)
    return answer
  } catch (error) {
    setTrouble(error instanceof ApiError && isLost(error))
    throw error
  } finally {
    clearTimeout(late)
  }
}

function setTrouble(trouble: boolean): void {
  hasTrouble = trouble
  canTry = false
  clearTimeout(retryTimer)
  if (trouble) retryTimer = setTimeout(tapQueue.tryNow, retryMs)
  changed()
}

function finish(batch: readonly Pending[], value: Value | undefined): void {
  for (const one of batch) {
    if (value !== undefined) {
      known.set(keyOf(one), value)
      one.shown.value = value
    }
    forgetTap(one.tap)
  }
  remove(batch)
}

function fail(batch: readonly Pending[], error: unknown): void {
  for (const one of batch) {
    failures.set(one, error)
    // Whoever signs in again finds what an ended session has not sent.
    if (!(error instanceof ApiError) || error.status !== 401) forgetTap(one.tap)
  }
  remove(batch)
}

function remove(batch: readonly Pending[]): void {
  pending = pending.filter((one) => !batch.includes(one))
  changed()
}

function changed(): void {
  const old = pending.filter(needsConsent)
  const next: TapState = {
    waiting: hasTrouble || old.length > 0 ? pending.length : 0,
    oldSince: old[0]?.tap.at ?? null,
  }
  if (next.waiting !== state.waiting || next.oldSince !== state.oldSince) state = next
  for (const listener of [...listeners]) listener()
}

const watched = new WeakSet<QueryClient>()

/** Pending taps stay on top of what is read meanwhile. */
function watch(client: QueryClient): void {
  if (watched.has(client)) return
  watched.add(client)
  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || event.action.manual) return
    const { queryHash } = event.query
    pending.find(({ kind }) => hashKey(kind.queryKey) === queryHash)?.kind.rebase(client)
  })
}

window.addEventListener('online', tapQueue.tryNow)
document.addEventListener('visibilitychange', tapQueue.tryNow)
session.subscribe(changed)
