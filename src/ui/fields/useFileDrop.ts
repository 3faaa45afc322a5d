import { type ChangeEvent, type DragEvent, useRef, useState } from 'react'

export function useFileDrop({
  disabled,
  onFile,
}: {
  disabled: boolean
  onFile: (file: File) => void
}) {
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  return {
    dropZone: {
      'data-over': over || undefined,
      onDragOver: (event: DragEvent) => {
        event.preventDefault()
        if (!disabled) setOver(true)
      },
      onDragLeave: () => setOver(false),
      onDrop: (event: DragEvent) => {
        event.preventDefault()
        setOver(false)
        const [file] = event.dataTransfer.files
        if (file && !disabled) onFile(file)
      },
    },
    input: {
      ref: input,
      type: 'file',
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        const [file] = event.currentTarget.files ?? []
        // Without the reset the browser reports no change when the same file is chosen again, e.g. after a fix.
        event.currentTarget.value = ''
        if (file) onFile(file)
      },
    },
    choose: () => input.current?.click(),
  }
}
