import { Button } from '@mantine/core'
import { type DragEvent, type ReactNode, useRef, useState } from 'react'
import classes from './fileDrop.module.css'

interface FileDropProps {
  /** Name of the file input. */
  label: string
  /** What the file is for. */
  title: string
  button: string
  icon: ReactNode
  busy: boolean
  disabled: boolean
  onFile: (file: File) => void
  /** What is known of the file, and what else can be done. */
  children: ReactNode
}

/** An area where a price list is chosen or dropped. */
export function FileDrop(props: FileDropProps) {
  const { label, title, button, icon, busy, disabled, onFile, children } = props
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const [file] = event.dataTransfer.files
    if (file && !disabled) onFile(file)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way to the button
    <div
      className={classes.drop}
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        if (!disabled) setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <h3 className={classes.title}>{title}</h3>
      <div className={classes.text}>{children}</div>
      <Button
        variant="default"
        leftSection={icon}
        loading={busy}
        disabled={disabled}
        onClick={() => input.current?.click()}
      >
        {button}
      </Button>
      <input
        ref={input}
        type="file"
        aria-label={label}
        accept=".csv,.xlsx,text/csv"
        hidden
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? []
          // The same file can be chosen again, once it was mended.
          event.currentTarget.value = ''
          if (file) onFile(file)
        }}
      />
    </div>
  )
}
