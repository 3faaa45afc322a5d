import { Input } from '@mantine/core'
import { lazy, Suspense, useId, useState } from 'react'
import { Dialog } from '../dialog/Dialog.tsx'
import { failureMessage } from '../form/errors.ts'
import type { FieldBase } from '../form/fieldProps.ts'
import { Bone, Loading } from '../page/Loading.tsx'
import type { PixelSize } from './cropImage.ts'
import { ImagePick } from './ImagePick.tsx'
import { type ImageChange, type ImageValue, readImage } from './imageFile.ts'
import { brokenText, readSource } from './wholePicture.ts'

const CropDialog = lazy(() => import('./CropDialog.tsx').then((it) => ({ default: it.CropDialog })))

interface CroppedImageFieldProps extends FieldBase {
  value: ImageValue
  onChange: (value: ImageValue) => void
  current?: string | null
  size: PixelSize
  refusal?: string | undefined
}

export function CroppedImageField({
  value,
  onChange,
  current = null,
  size,
  error,
  refusal,
  disabled,
  'data-path': path,
  name: _name,
  ...frame
}: CroppedImageFieldProps) {
  const id = useId()
  const [fault, setFault] = useState<string | null>(null)
  const [picture, setPicture] = useState<ImageChange | null>(null)
  // What the picture is, where its type is not stored.
  const [other, setOther] = useState<string>()

  const take = async (file: File) => {
    try {
      const source = await readSource(file)
      setOther(source.other)
      setPicture(await readImage(source.file))
      setFault(null)
    } catch (reason) {
      setFault(failureMessage(reason))
    }
  }
  const close = () => setPicture(null)

  return (
    <Input.Wrapper id={id} {...frame} error={fault ?? error}>
      <ImagePick
        id={id}
        label={frame.label}
        path={path}
        shown={value?.data ?? current}
        aspect={size.width / size.height}
        disabled={disabled ?? refusal !== undefined}
        hint={
          refusal ??
          value?.filename ??
          `Drop an image here. It is cropped to ${size.width} × ${size.height}.`
        }
        onFile={take}
        onUndo={value ? () => onChange(undefined) : undefined}
      />
      <Dialog
        opened={picture !== null}
        onClose={close}
        title={`Crop ${frame.label.toLowerCase()}`}
        size={700}
        closeOnClickOutside={false}
      >
        <Suspense
          fallback={
            <Loading>
              <Bone height={300} />
            </Loading>
          }
        >
          {picture && (
            <CropDialog
              picture={picture}
              size={size}
              onCancel={close}
              onBroken={() => {
                setFault(brokenText(picture.filename, other))
                close()
              }}
              onCropped={(cropped) => {
                onChange(cropped)
                close()
              }}
            />
          )}
        </Suspense>
      </Dialog>
    </Input.Wrapper>
  )
}
