import { Input } from '@mantine/core'
import { useId, useState } from 'react'
import { failureMessage } from '../form/errors.ts'
import type { FieldBase } from '../form/fieldProps.ts'
import { Picture } from '../page/Picture.tsx'
import { FieldFrame } from './FieldFrame.tsx'
import { ImagePick } from './ImagePick.tsx'
import type { ImageValue } from './imageFile.ts'
import { readPicture } from './wholePicture.ts'

interface ImageFieldProps extends FieldBase {
  value: ImageValue
  onChange: (value: ImageValue) => void
  current?: string | null
  readOnly?: boolean
}

/** A picture, chosen or dropped. It is sent as a data URL with its name, made smaller if it is too large (AMB-48). */
export function ImageField({
  value,
  onChange,
  current = null,
  readOnly = false,
  error,
  disabled = false,
  'data-path': path,
  name: _name,
  ...frame
}: ImageFieldProps) {
  const id = useId()
  const [fault, setFault] = useState<string | null>(null)

  const take = async (file: File) => {
    try {
      onChange(await readPicture(file))
      setFault(null)
    } catch (reason) {
      setFault(failureMessage(reason))
    }
  }
  const put = (next: ImageValue) => {
    onChange(next)
    setFault(null)
  }

  if (readOnly)
    return (
      <FieldFrame {...frame}>
        {current ? (
          <Picture src={current} alt={frame.label} name={frame.label} width={96} height={96} />
        ) : (
          'None'
        )}
      </FieldFrame>
    )
  return (
    <Input.Wrapper id={id} {...frame} error={fault ?? error}>
      <ImagePick
        id={id}
        label={frame.label}
        path={path}
        shown={value?.data ?? current}
        aspect={1}
        disabled={disabled}
        hint={value?.filename ?? 'Drop an image here. A large photo is made smaller.'}
        onFile={take}
        onUndo={value && (() => put(undefined))}
      />
    </Input.Wrapper>
  )
}
