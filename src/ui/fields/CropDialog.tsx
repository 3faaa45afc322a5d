import { Button, Slider } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import Cropper from 'react-easy-crop'
import 'react-easy-crop/react-easy-crop.css'
import dialog from '../dialog/dialog.module.css'
import { failureMessage } from '../failure.ts'
import { Problem } from '../page/Problem.tsx'
import { useAttempt } from '../useAttempt.ts'
import classes from './CropDialog.module.css'
import { type CropArea, cropImage, drawCrop, type PixelSize } from './cropImage.ts'
import { type ImageChange, readImage } from './imageFile.ts'

/** How long the preview waits for the next change before it is redrawn, in ms (EMP-16). */
export const previewDelay = 100

/** How wide the preview is, in pixels (EMP-13). */
export const previewWidth = 300

interface CropDialogProps {
  picture: ImageChange
  /** The size of the cropped picture; the frame has its aspect ratio. */
  size: PixelSize
  onCancel: () => void
  onCropped: (picture: ImageChange) => void
}

/** What stands in the crop dialog: the picture under a frame, the zoom and a preview. */
export function CropDialog({ picture, size, onCancel, onCropped }: CropDialogProps) {
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [area, setArea] = useState<CropArea | null>(null)
  const [drawn, setDrawn] = useState<string | null>(null)
  const image = useRef<HTMLImageElement | null>(null)
  const preview = useRef<HTMLCanvasElement>(null)
  const { pending, failure, attempt } = useAttempt()

  useEffect(() => {
    if (!area) return
    const timer = setTimeout(() => {
      if (!preview.current || !image.current) return
      const height = Math.round((previewWidth * size.height) / size.width)
      try {
        drawCrop(preview.current, image.current, area, { width: previewWidth, height })
        setDrawn(null)
      } catch (reason) {
        setDrawn(failureMessage(reason))
      }
    }, previewDelay)
    return () => clearTimeout(timer)
  }, [area, size.width, size.height])

  const use = async () => {
    await attempt(async () => {
      if (!area || !image.current) throw new Error('The picture is not loaded yet.')
      const blob = await cropImage(image.current, area, size)
      const filename = picture.filename.replace(/(\.[^.]*)?$/, '.jpg')
      onCropped(await readImage(new File([blob], filename, { type: blob.type })))
    })
  }

  return (
    <div className={dialog.content}>
      <div className={classes.parts}>
        <div className={classes.stage}>
          <Cropper
            image={picture.data}
            aspect={size.width / size.height}
            crop={crop}
            zoom={zoom}
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropComplete={(_, pixels) => setArea(pixels)}
            setImageRef={(ref) => {
              image.current = ref.current
            }}
            mediaProps={{ alt: '' }}
            cropperProps={{ 'aria-label': 'Crop frame: move the picture with the arrow keys' }}
            disableAutomaticStylesInjection
          />
        </div>
        <figure className={classes.preview}>
          <canvas ref={preview} width={previewWidth} height={previewWidth} aria-label="Preview" />
          <figcaption>
            Preview, {size.width} × {size.height} when saved
          </figcaption>
        </figure>
      </div>
      <Slider
        thumbLabel="Zoom"
        min={1}
        max={3}
        step={0.05}
        label={(value) => `${Math.round(value * 100)} %`}
        value={zoom}
        onChange={setZoom}
      />
      {(failure ?? drawn) && <Problem>{failure ?? drawn}</Problem>}
      <div className={dialog.actions}>
        <Button variant="default" onClick={onCancel} disabled={pending}>
          Cancel
        </Button>
        <Button onClick={use} loading={pending}>
          Use picture
        </Button>
      </div>
    </div>
  )
}
