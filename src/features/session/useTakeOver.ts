// Part of the first download: compiled, it would be larger and no faster.
'use no memo'

import { type RefObject, useEffectEvent, useLayoutEffect } from 'react'

/** Text typed before the script ran. */
interface Typed {
  readonly email: string
  readonly password: string
}

/** Takes over text, focus and a pressed button from the prerendered Login (src/prerender.tsx). */
export function useTakeOver(
  form: RefObject<HTMLFormElement | null>,
  onTyped: (typed: Typed) => void,
): void {
  const apply = useEffectEvent(onTyped)
  useLayoutEffect(() => {
    const first = document.getElementById('first')
    const own = form.current
    if (!first || !own) return
    const input = (within: Element, name: string) =>
      within.querySelector<HTMLInputElement>(`input[name=${name}]`)
    apply({
      email: input(first, 'email')?.value ?? '',
      password: input(first, 'password')?.value ?? '',
    })
    const { pressed } = first.dataset
    const inPassword = document.activeElement === input(first, 'password')
    first.remove()
    input(own, inPassword ? 'password' : 'email')?.focus()
    // Click after the fields hold the text.
    if (pressed !== undefined)
      queueMicrotask(() => own.querySelectorAll('button')[Number(pressed)]?.click())
  }, [form])
}
