import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useFileDrop } from '#ui/fields/useFileDrop.ts'
import classes from './fileDrop.module.css'

interface FileDropProps {
  label: string
  title: string
  button: string
  icon: ReactNode
  busy: boolean
  disabled: boolean
  onFile: (file: File) => void
  problem: ReactNode
  children: ReactNode
}

export function FileDrop(props: FileDropProps) {
  const { label, title, button, icon, busy, disabled, onFile, problem, children } = props
  const file = useFileDrop({ disabled, onFile })
  return (
    <div className={classes.drop} {...file.dropZone}>
      <h3 className={classes.title}>{title}</h3>
      <div className={classes.text}>{children}</div>
      {problem}
      <Button
        variant="default"
        leftSection={icon}
        loading={busy}
        disabled={disabled}
        onClick={file.choose}
      >
        {button}
      </Button>
      <input {...file.input} aria-label={label} accept=".csv,.xlsx,text/csv" hidden />
    </div>
  )
}
