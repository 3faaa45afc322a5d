import { useState } from 'react'
import { defineList, type ListOptions } from './listState.ts'

/** A list whose state lives in a component instead of the address. For tests only. */
export function useLocalList<Row>(options: ListOptions<Row>) {
  const [list] = useState(() => defineList(options))
  const [state, onStateChange] = useState(list.defaults)
  return { columns: list.columns, state, onStateChange }
}
