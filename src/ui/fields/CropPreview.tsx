import { useEffect, useRef } from 'react'
import { failureMessage } from '../form/errors.ts'
import classes from './CropDialog.module.css'
import { type CropArea, drawCrop, type PixelSize } from './cropImage.ts'

const previewDelayMs = 100

export const previewWidth = 300

interface CropPreviewProps {
  image: CanvasImageSource | null
  area: CropArea | null
  size: PixelSize
  /** Called with the error message, or with `null` after a success. */
  onDrawn: (failure: string | null) => void
}

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
    }, previewDelayMs)
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
