import { type ReactNode, useId } from 'react'
import '../tokens.css'
import classes from './FieldGroup.module.css'

interface FieldGroupProps {
  title?: string
  description?: ReactNode
  children: ReactNode
}

export function FieldGroup({ title, description, children }: FieldGroupProps) {
  const id = useId()
  const grid = <div className={classes.grid}>{children}</div>
  if (!title) return <div className={classes.container}>{grid}</div>
  return (
    <fieldset className={classes.container} aria-describedby={description ? id : undefined}>
      <legend className={classes.title}>{title}</legend>
      {description && (
        <p id={id} className={classes.description}>
          {description}
        </p>
      )}
      {grid}
    </fieldset>
  )
}

export function FieldRow({ children }: { children: ReactNode }) {
  return <div className={classes.row}>{children}</div>
}
