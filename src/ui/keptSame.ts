import { memo, type ReactNode } from 'react'

/** `memo` that keeps the type parameters of a component. */
export const keptSame: <Props extends object>(
  component: (props: Props) => ReactNode,
) => (props: Props) => ReactNode = memo
