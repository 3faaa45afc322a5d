import { useEffect, useRef } from 'react'
import { failureMessage } from '../form/errors.ts'
import classes from './CropDialog.module.css'
import { type CropArea, drawCrop, type PixelSize } from './cropImage.ts'

/** Milliseconds without a change before the preview is redrawn. */
const previewDelay = 100

/** Width of the preview in pixels. */
export const previewWidth = 300

interface CropPreviewProps {
  /** The picture; null until it is loaded. */
  image: CanvasImageSource | null
  area: CropArea | null
  /** Pixels of the cropped picture. */
  size: PixelSize
  /** Called with the failure of a drawing in words, or with `null` after a success. */
  onDrawn: (failure: string | null) => void
}

/** A preview of the cropped picture. */
export function CropPreview({ image, area, size, onDrawn }: CropPreviewProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const { width, height } = size
  const previewHeight = Math.round((previewWidth * height) / width)

  useEffect(() => {
    if (!area || !image) return
    const timer = setTimeout(() => {
      if (!canvas.current) return
      try {
        drawCrop(canvas.current, image, area, { width: previewWidth, height: previewHeight })
        onDrawn(null)
      } catch (reason) {
        onDrawn(failureMessage(reason))
      }
    }, previewDelay)
    return () => clearTimeout(timer)
  }, [image, area, previewHeight, onDrawn])

  return (
    <figure className={classes.preview}>
      <canvas ref={canvas} width={previewWidth} height={previewHeight} aria-label="Preview" />
      <figcaption>
        Preview, {width} × {height} when saved
      </figcaption>
    </figure>
  )
}
