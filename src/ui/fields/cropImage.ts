/** In the picture's own pixels. */
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

export const cropQuality = 0.9

/** Draws an area of a picture onto a canvas and resizes the canvas. Throws Error('No 2d context'). */
export function drawCrop(
  canvas: HTMLCanvasElement,
  image: CanvasImageSource,
  area: CropArea,
  size: PixelSize,
  isTransparent = false,
): void {
  const context = canvas.getContext('2d')
  if (!context) throw new Error('No 2d context')
  canvas.width = size.width
  canvas.height = size.height
  // JPEG has no transparency: transparent parts would turn black.
  if (!isTransparent) {
    context.fillStyle = '#fff'
    context.fillRect(0, 0, size.width, size.height)
  }
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, area.x, area.y, area.width, area.height, 0, 0, size.width, size.height)
}

/** The area as a picture of `size`. Throws Error('No 2d context') or Error('Failed to create blob'). */
export async function cropImage(
  image: CanvasImageSource,
  area: CropArea,
  size: PixelSize,
  canvas: HTMLCanvasElement = document.createElement('canvas'),
  type: 'image/jpeg' | 'image/webp' = 'image/jpeg',
): Promise<Blob> {
  drawCrop(canvas, image, area, size, type === 'image/webp')
  return await new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('Failed to create blob'))),
      type,
      cropQuality,
    )
  })
}
