import { type RefObject, useLayoutEffect } from 'react'
import { useStable } from '#ui/useStable.ts'

/** What somebody has typed before the program was there. */
export interface Typed {
  readonly email: string
  readonly password: string
}

/**
 * Takes over from the Login that came with the page (src/prerender.tsx): what was typed, the field with
 * the focus and the button that was pressed. Nothing of it is lost.
 */
export function useTakeOver(
  form: RefObject<HTMLFormElement | null>,
  onTyped: (typed: Typed) => void,
): void {
  const apply = useStable(onTyped)
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
    // When what was typed is in the fields.
    if (pressed !== undefined)
      queueMicrotask(() => own.querySelectorAll('button')[Number(pressed)]?.click())
  }, [form, apply])
}
