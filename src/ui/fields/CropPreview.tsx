import { useEffect, useRef } from 'react'
import { failureMessage } from '../failure.ts'
import classes from './CropDialog.module.css'
import { type CropArea, drawCrop, type PixelSize } from './cropImage.ts'

/** How long the preview waits for the next change before it is redrawn, in ms (EMP-16). */
export const previewDelay = 100

/** How wide the preview is, in pixels (EMP-13). */
export const previewWidth = 300

interface CropPreviewProps {
  /** The picture, once it is loaded. */
  image: CanvasImageSource | null
  area: CropArea | null
  /** The size of the cropped picture. */
  size: PixelSize
  /** Told why it could not be drawn, or `null` when it was. */
  onDrawn: (failure: string | null) => void
}

/** What the cropped picture will look like. */
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
