import { Button } from '@mantine/core'
import { IconPhoto } from '@tabler/icons-react'
import hidden from '../unseen.module.css'
import '../tokens.css'
import classes from './ImagePick.module.css'
import { useFileDrop } from './useFileDrop.ts'

interface ImagePickProps {
  id: string
  label: string
  path: string | undefined
  shown: string | null
  /** Width divided by height. */
  aspect: number
  disabled: boolean
  hint: string
  onFile: (file: File) => void
  onUndo: (() => void) | undefined
}

export function ImagePick({
  id,
  label,
  path,
  shown,
  aspect,
  disabled,
  hint,
  onFile,
  onUndo,
}: ImagePickProps) {
  const file = useFileDrop({ disabled, onFile })
  return (
    <div className={classes.pick} {...file.dropZone}>
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
            onClick={file.choose}
            data-path={path}
          >
            {shown ? 'Choose another' : 'Choose image'}
          </Button>
          {onUndo && (
            <Button variant="subtle" color="gray" size="xs" disabled={disabled} onClick={onUndo}>
              Undo change
            </Button>
          )}
        </div>
        <p className={classes.hint}>{hint}</p>
      </div>
      <input
        {...file.input}
        id={id}
        accept="image/*"
        className={hidden.unseen}
        tabIndex={-1}
        disabled={disabled}
      />
    </div>
  )
}
