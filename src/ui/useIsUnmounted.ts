import { type RefObject, useEffect, useRef } from 'react'

/** For work that outlives its component. */
export function useIsUnmounted(): RefObject<boolean> {
  const isUnmounted = useRef(false)
  useEffect(() => {
    // StrictMode runs the cleanup of a component that stays.
    isUnmounted.current = false
    return () => {
      isUnmounted.current = true
    }
  }, [])
  return isUnmounted
}
