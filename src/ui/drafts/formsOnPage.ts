import { useContext, useEffect, useEffectEvent, useState } from 'react'
import { draftKey } from './draft.ts'
import { DraftPlaceContext } from './drafts.ts'

/** `shown`: the form is on the page. A function opens a closed form. */
type Presence = 'shown' | (() => void)

let forms: ReadonlyMap<string, Presence> = new Map()
const listeners = new Set<() => void>()

const setForms = (next: ReadonlyMap<string, Presence>) => {
  forms = next
  for (const listener of listeners) listener()
}

/** Forms by draft key. */
export const formsOnPage = () => forms

export function subscribeToForms(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Returns a function that removes the form. */
export function addForm(key: string, presence: Presence): () => void {
  setForms(new Map(forms).set(key, presence))
  return () => {
    if (forms.get(key) !== presence) return
    setForms(new Map([...forms].filter(([other]) => other !== key)))
  }
}

/** A form that the page can open. Its draft is then offered with a button. */
export function useClosedForm(
  title: string,
  record: unknown,
  { isOpen, open }: { readonly isOpen: boolean; readonly open: () => void },
): void {
  const place = useContext(DraftPlaceContext)
  const [path] = useState(() => place?.path() ?? '')
  const owner = place?.owner() ?? null
  const key = owner === null || isOpen ? null : draftKey(owner, path, title, record)
  const onOpen = useEffectEvent(open)
  useEffect(() => (key === null ? undefined : addForm(key, () => onOpen())), [key])
}
