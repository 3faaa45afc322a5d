import { Button } from '@mantine/core'
import { IconPhoto } from '@tabler/icons-react'
import { type DragEvent, type ReactNode, useRef, useState } from 'react'
import '../tokens.css'
import classes from './ImagePick.module.css'

interface ImagePickProps {
  /** The id of the file input; the label of the field points to it. */
  id: string
  label: string
  path: string | undefined
  /** The picture as it will be saved. */
  shown: string | null
  /** Width over height of the preview. */
  aspect: number
  disabled: boolean
  hint: string
  onFile: (file: File) => void
  /** Further buttons. */
  children?: ReactNode
}

/** Where a picture is chosen or dropped, with its preview. */
export function ImagePick({
  id,
  label,
  path,
  shown,
  aspect,
  disabled,
  hint,
  onFile,
  children,
}: ImagePickProps) {
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
      className={classes.pick}
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        if (!disabled) setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <div className={classes.preview} style={{ aspectRatio: String(aspect) }}>
        {shown ? (
          <img src={shown} alt={`Preview: ${label}`} />
        ) : (
          <IconPhoto size={28} aria-hidden />
        )}
      </div>
      <div className={classes.side}>
        <div className={classes.buttons}>
          <Button
            variant="default"
            size="xs"
            disabled={disabled}
            onClick={() => input.current?.click()}
            data-path={path}
          >
            {shown ? 'Choose another' : 'Choose image'}
          </Button>
          {children}
        </div>
        <p className={classes.hint}>{hint}</p>
      </div>
      <input
        ref={input}
        id={id}
        type="file"
        accept="image/*"
        className={classes.file}
        tabIndex={-1}
        disabled={disabled}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? []
          // The same file may be chosen again, e.g. after it was cropped badly.
          event.currentTarget.value = ''
          if (file) onFile(file)
        }}
      />
    </div>
  )
}
