// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { indicesInView, useOffset, useRowsInView, useWidth } from './windowing.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** Puts a window of 400 pixels at a place of the page. */
function scrollTo(top: number): void {
  vi.stubGlobal('scrollY', top)
  vi.stubGlobal('innerHeight', 400)
  window.dispatchEvent(new Event('scroll'))
}

/** Observers of sizes; the answer reports a change of an element to them. */
function stubObservers(): (element: Element) => void {
  const reports = new Map<Element, () => void>()
  class Observer {
    readonly report: () => void
    constructor(report: () => void) {
      this.report = report
    }
    observe(element: Element) {
      reports.set(element, this.report)
    }
    disconnect() {}
  }
  vi.stubGlobal('ResizeObserver', Observer)
  return (element) => act(() => reports.get(element)?.())
}

const rows = { count: 100, height: 40, offset: 200, overscan: 2 }

/** The rows in view once those beyond the edges of the window are drawn as well. */
async function settled(top: number) {
  scrollTo(top)
  const { result } = renderHook(() => useRowsInView(rows))
  await act(
    () => new Promise((done) => requestAnimationFrame(() => setTimeout(() => setTimeout(done)))),
  )
  return result
}

test('PLUS-02: the rows in the window are drawn, then some beyond its edges, and follow it', async () => {
  scrollTo(1000)
  const { result } = renderHook(() => useRowsInView(rows))
  expect(result.current).toEqual({ first: 20, end: 31 })
  await vi.waitFor(() => expect(result.current).toEqual({ first: 18, end: 33 }))
  act(() => scrollTo(1040))
  await vi.waitFor(() => expect(result.current).toEqual({ first: 19, end: 34 }), 10_000)
})

test('PLUS-02: rows that come into the window are drawn at once, those beyond its edges after the paint', async () => {
  const result = await settled(1000)
  act(() => scrollTo(1080))
  expect(result.current).toEqual({ first: 18, end: 33 })
  act(() => scrollTo(1120))
  expect(result.current).toEqual({ first: 21, end: 36 })
  act(() => scrollTo(1000))
  expect(result.current).toEqual({ first: 18, end: 33 })
})

test('PLUS-02: a list that opens further down draws the rows in view alone', () => {
  scrollTo(2000)
  const drawn: unknown[] = []
  renderHook(() => drawn.push(useRowsInView(rows)))
  expect(drawn).toEqual([{ first: 45, end: 56 }])
})

test('PLUS-02: a window that gets higher is filled at once', async () => {
  const result = await settled(1000)
  vi.stubGlobal('innerHeight', 800)
  act(() => {
    window.dispatchEvent(new Event('resize'))
  })
  expect(result.current).toEqual({ first: 18, end: 43 })
})

test('PLUS-02: a list follows the window when another one of the page has gone', async () => {
  const other = renderHook(() => useRowsInView(rows))
  const result = await settled(1000)
  other.unmount()
  act(() => scrollTo(3000))
  expect(result.current).toEqual({ first: 68, end: 83 })
})

test.each([
  [0, { first: 0, end: 8 }],
  [3800, { first: 88, end: 100 }],
  [9000, { first: 100, end: 100 }],
])('PLUS-02: at %i pixels no row beyond the ends of the list is drawn', async (top, inView) => {
  expect((await settled(top)).current).toEqual(inView)
})

test('PLUS-02: who comes back gets the rows they left at the first drawing, and they follow the window then', async () => {
  scrollTo(0)
  const drawn: unknown[] = []
  renderHook(() => drawn.push(useRowsInView({ ...rows, scrollTop: 1000 })))
  expect(drawn).toEqual([{ first: 20, end: 31 }])
  act(() => scrollTo(3000))
  await vi.waitFor(() => expect(drawn.at(-1)).toEqual({ first: 68, end: 83 }))
})

test('PLUS-02: who comes back to a page of two lists gets the rows they left in both', () => {
  scrollTo(0)
  const { result } = renderHook(() => [
    useRowsInView({ ...rows, scrollTop: 1000 }),
    useRowsInView(rows),
  ])
  expect(result.current).toEqual([
    { first: 20, end: 31 },
    { first: 20, end: 31 },
  ])
})

test('PLUS-02: before the place of the list is known no row is drawn', () => {
  scrollTo(0)
  const { result } = renderHook(() => useRowsInView({ ...rows, offset: undefined }))
  expect(result.current).toEqual({ first: 0, end: 0 })
})

test.each([
  [[], [3, 4, 5]],
  [[4], [3, 4, 5]],
  [[3], [3, 4, 5]],
  [[5], [3, 4, 5]],
  [[6], [3, 4, 5, 6]],
  [
    [9, 0],
    [0, 3, 4, 5, 9],
  ],
  [
    [0, 0],
    [0, 3, 4, 5],
  ],
  [[-1], [3, 4, 5]],
])('PLUS-02: the held rows %j stay on the page, each once and in its place', (held, indices) => {
  expect(indicesInView({ first: 3, end: 6 }, held)).toEqual(indices)
})

test('PLUS-02: a window without rows shows the held ones alone', () => {
  expect(indicesInView({ first: 6, end: 3 }, [])).toEqual([])
  expect(indicesInView({ first: 0, end: 0 }, [7])).toEqual([7])
})

test('PLUS-02: a list that was shown before stands at its last place until it is measured again', () => {
  const element = document.createElement('div')
  let top = 140
  vi.spyOn(element, 'getBoundingClientRect').mockImplementation(() => new DOMRect(0, top, 0, 0))
  scrollTo(0)
  stubObservers()
  const places = (label: string) => {
    const seen: unknown[] = []
    const { unmount } = renderHook(() => seen.push(useOffset({ current: element }, label)))
    unmount()
    return seen
  }
  expect(places('Products')).toEqual([undefined, 140])
  top = 180
  expect(places('Products')).toEqual([140, 180])
  expect(places('Archived products')).toEqual([undefined, 180])
})

test('PLUS-02: the place of a list counts from the top of the page and follows what is above it', () => {
  const resized = stubObservers()
  const ref = { current: document.createElement('div') }
  let top = -60
  vi.spyOn(ref.current, 'getBoundingClientRect').mockImplementation(() => new DOMRect(0, top, 0, 0))
  scrollTo(200)
  const { result } = renderHook(() => useOffset(ref))
  expect(result.current).toBe(140)
  top = -20
  resized(document.body)
  expect(result.current).toBe(180)
  top = 0
  act(() => {
    window.dispatchEvent(new Event('resize'))
  })
  expect(result.current).toBe(200)
})

test('PLUS-02: the width of an element is drawn as it changes, unless the new one draws the same', () => {
  const resized = stubObservers()
  const ref = { current: document.createElement('div') }
  const widthOf = vi.spyOn(ref.current, 'clientWidth', 'get').mockReturnValue(510)
  const drawn: unknown[] = []
  const alike = (one: number, other: number) => Math.round(one / 100) === Math.round(other / 100)
  renderHook(() => drawn.push(useWidth(ref, { first: () => 300, alike })))
  expect(drawn).toEqual([300, 510])
  widthOf.mockReturnValue(540)
  resized(ref.current)
  expect(drawn).toEqual([300, 510])
  widthOf.mockReturnValue(700)
  resized(ref.current)
  expect(drawn).toEqual([300, 510, 700])
})

test('PLUS-02: an element that has no width yet is as wide as the window', () => {
  stubObservers()
  vi.stubGlobal('innerWidth', 1024)
  const ref = { current: document.createElement('div') }
  const drawn: unknown[] = []
  renderHook(() => drawn.push(useWidth(ref)))
  expect(drawn).toEqual([1024])
  vi.stubGlobal('innerWidth', 800)
  act(() => {
    window.dispatchEvent(new Event('resize'))
  })
  expect(drawn).toEqual([1024, 800])
})
