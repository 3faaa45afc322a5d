import { Button, Slider } from '@mantine/core'
import { useState } from 'react'
import Cropper from 'react-easy-crop'
import 'react-easy-crop/react-easy-crop.css'
import dialog from '../dialog/dialog.module.css'
import { GuardedButton } from '../page/GuardedButton.tsx'
import { Problem } from '../page/Problem.tsx'
import { useAttempt } from '../useAttempt.ts'
import classes from './CropDialog.module.css'
import { CropPreview, previewWidth } from './CropPreview.tsx'
import { type CropArea, cropImage, type PixelSize } from './cropImage.ts'
import { type ImageChange, readImage } from './imageFile.ts'
import { withEnding } from './wholePicture.ts'

/** Smaller pictures look blurred even in the preview. */
const minSidePx = previewWidth

const isSmall = ({ naturalWidth, naturalHeight }: HTMLImageElement) =>
  Math.min(naturalWidth, naturalHeight) < minSidePx

interface CropDialogProps {
  picture: ImageChange
  size: PixelSize
  onCancel: () => void
  onBroken: () => void
  onCropped: (picture: ImageChange) => void
}

export function CropDialog({ picture, size, onCancel, onBroken, onCropped }: CropDialogProps) {
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [area, setArea] = useState<CropArea | null>(null)
  const [image, setImage] = useState<HTMLImageElement | null>(null)
  const [undrawn, setUndrawn] = useState<string | null>(null)
  const { pending, failure, attempt } = useAttempt()

  const use = async () => {
    await attempt(async () => {
      if (!area || !image) throw new Error('The picture is not loaded yet.')
      const blob = await cropImage(image, area, size)
      const filename = withEnding(picture.filename, 'jpg')
      onCropped(await readImage(new File([blob], filename, { type: blob.type })))
    })
  }

  return (
    <div className={dialog.content}>
      {image && isSmall(image) && (
        <p className={classes.small} role="status">
          This picture has only {image.naturalWidth} × {image.naturalHeight} pixels and will look
          blurred. Better take one of {size.width} × {size.height} or more.
        </p>
      )}
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
            setImageRef={(ref) => setImage(ref.current)}
            mediaProps={{ alt: '', onError: onBroken }}
            cropperProps={{
              role: 'group',
              'aria-label': 'Crop frame: move the picture with the arrow keys',
            }}
            disableAutomaticStylesInjection
          />
        </div>
        <CropPreview image={image} area={area} size={size} onDrawn={setUndrawn} />
      </div>
      <div className={classes.zoom}>
        <span aria-hidden>Zoom</span>
        <Slider
          thumbLabel="Zoom"
          className={classes.slider}
          min={1}
          max={3}
          step={0.05}
          label={(value) => `${Math.round(value * 100)} %`}
          value={zoom}
          onChange={setZoom}
        />
      </div>
      {(failure ?? undrawn) && <Problem>{failure ?? undrawn}</Problem>}
      <div className={`${dialog.actions} ${classes.actions}`}>
        <Button variant="default" onClick={onCancel} disabled={pending}>
          Cancel
        </Button>
        <GuardedButton onClick={use} loading={pending}>
          Use picture
        </GuardedButton>
      </div>
    </div>
  )
}
