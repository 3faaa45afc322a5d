import { useContext, useEffect, useEffectEvent, useState } from 'react'
import { observable } from '#domain/observable.ts'
import { draftKey } from './draft.ts'
import { DraftPlaceContext } from './drafts.ts'

/** `shown`: the form is on the page. A function opens a closed form. */
type Presence = 'shown' | (() => void)

/** Forms by draft key. */
export const formsOnPage = observable<ReadonlyMap<string, Presence>>(new Map())

/** Returns a function that removes the form. */
export function addForm(key: string, presence: Presence): () => void {
  formsOnPage.set(new Map(formsOnPage.get()).set(key, presence))
  return () => {
    const forms = formsOnPage.get()
    if (forms.get(key) !== presence) return
    formsOnPage.set(new Map([...forms].filter(([other]) => other !== key)))
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
