/** A part of a picture, in its own pixels. */
export interface CropArea {
  x: number
  y: number
  width: number
  height: number
}

export interface PixelSize {
  width: number
  height: number
}

/** JPEG quality of a cropped picture (EMP-15). */
export const cropQuality = 0.9

/**
 * Draws the area of a picture onto a canvas, which takes the given size.
 *
 * @throws Error('No 2d context') (FLASH-15)
 */
export function drawCrop(
  canvas: HTMLCanvasElement,
  image: CanvasImageSource,
  area: CropArea,
  size: PixelSize,
): void {
  const context = canvas.getContext('2d')
  if (!context) throw new Error('No 2d context')
  canvas.width = size.width
  canvas.height = size.height
  // JPEG knows no transparency and would turn it black.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, size.width, size.height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, area.x, area.y, area.width, area.height, 0, 0, size.width, size.height)
}

/**
 * The area of a picture as a JPEG of the given size, quality 0.9 (EMP-13, EMP-15).
 *
 * @throws Error('No 2d context') (FLASH-15) or Error('Failed to create blob') (FLASH-16)
 */
export async function cropImage(
  image: CanvasImageSource,
  area: CropArea,
  size: PixelSize,
  canvas: HTMLCanvasElement = document.createElement('canvas'),
): Promise<Blob> {
  drawCrop(canvas, image, area, size)
  return await new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('Failed to create blob'))),
      'image/jpeg',
      cropQuality,
    )
  })
}
