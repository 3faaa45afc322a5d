import { useCallback, useEffect, useRef, useState } from 'react'

/**
 * Debounces writes to the address: Safari refuses more than 100 history entries in 30 seconds.
 * `flush` commits at once, so that Back from a row's link finds the search again.
 */
export function useTyping(committed: string, commit: (text: string) => void, pause: number) {
  const [text, setText] = useState(committed)
  const [seen, setSeen] = useState(committed)
  const [sent, setSent] = useState(committed)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)

  // A value from outside (Back, a link) replaces the text. The echo of the own commit does not: the user may have
  // typed on.
  if (committed !== seen) {
    setSeen(committed)
    if (committed !== sent) {
      setSent(committed)
      setText(committed)
    }
  }

  const latest = useRef({ text, sent, commit })
  useEffect(() => {
    latest.current = { text, sent, commit }
  })

  const flush = useCallback(() => {
    clearTimeout(timer.current)
    const now = latest.current
    if (now.text === now.sent) return
    latest.current = { ...now, sent: now.text }
    setSent(now.text)
    now.commit(now.text)
  }, [])

  const type = useCallback(
    (next: string) => {
      setText(next)
      latest.current = { ...latest.current, text: next }
      clearTimeout(timer.current)
      timer.current = setTimeout(flush, pause)
    },
    [flush, pause],
  )

  useEffect(() => () => clearTimeout(timer.current), [])

  return { text, type, flush }
}
