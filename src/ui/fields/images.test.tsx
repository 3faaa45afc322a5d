// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { largestPicture } from '#domain/files/pictureFile.ts'
import { renderUi } from '../testing.tsx'
import { CropPreview, previewWidth } from './CropPreview.tsx'
import { CroppedImageField } from './CroppedImageField.tsx'
import { cropImage, cropQuality } from './cropImage.ts'
import { ImageField } from './ImageField.tsx'
import type { ImageValue } from './imageFile.ts'

afterEach(() => {
  changes.length = 0
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const size = { width: 600, height: 600 }
const area = { x: 10, y: 20, width: 300, height: 300 }

/** A canvas that draws, since jsdom has none. */
function canvasWith(
  context: Partial<CanvasRenderingContext2D> | null,
  blob: Blob | null,
): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  vi.spyOn(canvas, 'getContext').mockReturnValue(
    Object(context) === context ? Object(context) : null,
  )
  vi.spyOn(canvas, 'toBlob').mockImplementation((give) => give(blob))
  return canvas
}

test('EMP-13, EMP-15: the area is drawn at 600x600 and becomes a JPEG of quality 0.9', async () => {
  const drawImage = vi.fn()
  const blob = new Blob(['jpeg'], { type: 'image/jpeg' })
  const canvas = canvasWith({ drawImage, fillRect: vi.fn() }, blob)
  const image = document.createElement('img')
  expect(await cropImage(image, area, size, canvas)).toBe(blob)
  expect(drawImage).toHaveBeenCalledWith(image, 10, 20, 300, 300, 0, 0, 600, 600)
  expect([canvas.width, canvas.height]).toEqual([600, 600])
  expect(canvas.toBlob).toHaveBeenCalledWith(expect.any(Function), 'image/jpeg', cropQuality)
  expect(cropQuality).toBe(0.9)
})

test('FLASH-16: without a blob cropping throws "Failed to create blob"', async () => {
  const canvas = canvasWith({ drawImage: vi.fn(), fillRect: vi.fn() }, null)
  await expect(cropImage(document.createElement('img'), area, size, canvas)).rejects.toThrow(
    new Error('Failed to create blob'),
  )
})

/** Makes every canvas of the page draw with this context. */
function drawWith(context: Partial<CanvasRenderingContext2D> | null) {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(
    context === null ? null : Object(context),
  )
}

test('EMP-13, EMP-16: the preview is 300 px wide and waits 100 ms for the last change', () => {
  vi.useFakeTimers()
  const drawImage = vi.fn()
  drawWith({ drawImage, fillRect: vi.fn() })
  const image = document.createElement('img')
  const preview = (x: number) => (
    <CropPreview image={image} area={{ ...area, x }} size={size} onDrawn={() => {}} />
  )
  const { rerender } = renderUi(preview(1))
  act(() => vi.advanceTimersByTime(60))
  rerender(preview(2))
  act(() => vi.advanceTimersByTime(99))
  expect(drawImage).not.toHaveBeenCalled()
  act(() => vi.advanceTimersByTime(1))
  expect(drawImage).toHaveBeenCalledTimes(1)
  expect(drawImage).toHaveBeenCalledWith(image, 2, 20, 300, 300, 0, 0, previewWidth, previewWidth)
  expect(screen.getByLabelText('Preview').getAttribute('width')).toBe('300')
})

test('FLASH-15: a preview that cannot be drawn says why', () => {
  vi.useFakeTimers()
  drawWith(null)
  const onDrawn = vi.fn()
  renderUi(
    <CropPreview image={document.createElement('img')} area={area} size={size} onDrawn={onDrawn} />,
  )
  act(() => vi.advanceTimersByTime(100))
  expect(onDrawn).toHaveBeenCalledWith('No 2d context')
})

const pixelAddress =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const pixel = Uint8Array.from(atob(pixelAddress.split(',')[1] ?? ''), (sign) => sign.charCodeAt(0))

/** Lets pictures be decoded as `decode` says, since jsdom decodes none. */
function decoding(decode: () => Promise<void>) {
  Object.assign(HTMLImageElement.prototype, { decode })
}

const changes: ImageValue[] = []

function Pictured() {
  const [value, setValue] = useState<ImageValue>(undefined)
  const change = (next: ImageValue) => {
    changes.push(next)
    setValue(next)
  }
  return <ImageField label="Image" value={value} onChange={change} current="/old.png" />
}

const upload = (content: string | Uint8Array<ArrayBuffer>, name: string, type: string) =>
  userEvent
    .setup({ applyAccept: false })
    .upload(screen.getByLabelText('Image', { selector: 'input' }), [
      new File([content], name, { type }),
    ])

const preview = () => screen.queryByRole('img', { name: 'Preview: Image' })?.getAttribute('src')

test('PROD-37, AMB-48: a chosen image is a data URL with its file name, and can be undone', async () => {
  decoding(async () => {})
  const user = userEvent.setup()
  renderUi(<Pictured />)
  expect(preview()).toBe('/old.png')
  await upload(pixel, 'latte.png', 'image/png')
  await screen.findByText('latte.png')
  expect(changes).toEqual([{ data: pixelAddress, filename: 'latte.png' }])
  await user.click(screen.getByRole('button', { name: 'Undo change' }))
  expect(changes.at(-1)).toBeUndefined()
  expect(preview()).toBe('/old.png')
})

test('a file that is no image or too large is refused in words', async () => {
  renderUi(<Pictured />)
  await upload('abc', 'menu.pdf', 'application/pdf')
  expect(await screen.findByText(/menu\.pdf is not an image/)).toBeTruthy()
  await upload(new Uint8Array(31 * 1024 * 1024), 'huge.png', 'image/png')
  expect(await screen.findByText('huge.png has 31.0 MB. An image may have 30 MB.')).toBeTruthy()
})

test('AMB-48: what calls itself a picture and is none is refused at the field; nothing is previewed', async () => {
  renderUi(<Pictured />)
  await upload('no picture', 'broken.jpg', 'image/jpeg')
  expect(await screen.findByText(/^broken\.jpg is damaged or not a picture/)).toBeTruthy()
  await upload(pixel.slice(0, 40), 'cut.png', 'image/png')
  expect(await screen.findByText(/^cut\.png is damaged/)).toBeTruthy()
  await upload('<svg/>', 'logo.svg', 'image/svg+xml')
  expect(await screen.findByText(/^logo\.svg is an SVG file/)).toBeTruthy()
  decoding(() => Promise.reject(new Error('EncodingError')))
  await upload(pixel, 'bad.png', 'image/png')
  expect(await screen.findByText(/^bad\.png is damaged/)).toBeTruthy()
  expect(changes).toEqual([])
  expect(preview()).toBe('/old.png')
})

test('AMB-48: a picture of more than 120 megapixels is refused before the browser unpacks it', async () => {
  const decode = vi.fn(async () => {})
  decoding(decode)
  renderUi(<Pictured />)
  const huge = pixel.slice()
  new DataView(huge.buffer).setUint32(16, 30_000)
  new DataView(huge.buffer).setUint32(20, 30_000)
  await upload(huge, 'wall.png', 'image/png')
  expect(
    await screen.findByText(/^wall\.png has 900 megapixels\. An image may have 120\./),
  ).toBeTruthy()
  expect(decode).not.toHaveBeenCalled()
  expect(changes).toEqual([])
})

test('AMB-48: a picture is sent under the type it is, whatever its name says', async () => {
  decoding(async () => {})
  renderUi(<Pictured />)
  await upload(pixel, 'latte.jpg', 'image/jpeg')
  await screen.findByText('latte.jpg')
  expect(changes).toEqual([{ data: pixelAddress, filename: 'latte.jpg' }])
})

function drawing(blob: (type: string) => Blob) {
  const drawImage = vi.fn()
  drawWith({ drawImage, fillRect: vi.fn() })
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((give, type = '') =>
    give(blob(type)),
  )
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(8000)
  vi.spyOn(HTMLImageElement.prototype, 'naturalHeight', 'get').mockReturnValue(6000)
  return drawImage
}

/** With bytes behind its end, which harm nothing. */
const heavy = (picture: Uint8Array) => {
  const file = new Uint8Array(largestPicture + 1)
  file.set(picture)
  return file
}

test('AMB-48: a picture of 8 MB keeps its transparent parts, if the browser can write them small enough', async () => {
  decoding(async () => {})
  drawing((type) => new Blob(['small'], { type }))
  const { unmount } = renderUi(<Pictured />)
  await upload(heavy(pixel), 'logo.png', 'image/png')
  expect(await screen.findByText('logo.webp')).toBeTruthy()
  unmount()
  vi.restoreAllMocks()
  drawing((type) =>
    type === 'image/webp'
      ? new Blob([new Uint8Array(largestPicture + 1)], { type: 'image/png' })
      : new Blob(['small'], { type }),
  )
  renderUi(<Pictured />)
  await upload(heavy(pixel), 'logo.png', 'image/png')
  expect(await screen.findByText('logo.jpg')).toBeTruthy()
})

test('AMB-48: an animated picture that is too large is refused as such', async () => {
  const frame = [0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0]
  const head = [...'GIF89a'].map((letter) => letter.charCodeAt(0))
  const gif = Uint8Array.from([...head, 1, 0, 1, 0, 0, 0, 0, ...frame, ...frame, 0x3b])
  renderUi(<Pictured />)
  await upload(heavy(gif), 'steam.gif', 'image/gif')
  expect(
    await screen.findByText(
      'steam.gif is animated and has 5.0 MB. An animated image may have 5 MB and 40 megapixels.',
    ),
  ).toBeTruthy()
  expect(changes).toEqual([])
})

const heic = Uint8Array.from([...'\0\0\0\x18ftypheic'].map((sign) => sign.charCodeAt(0)))
const heicText =
  'IMG_1.HEIC is a HEIC photo, which this browser cannot read. Save it as JPEG and choose that file.'

test('AMB-48: a HEIC photo is told as what it is, or sent as JPEG by a browser that reads it', async () => {
  decoding(() => Promise.reject(new Error('EncodingError')))
  renderUi(<Pictured />)
  // Systems that do not know the type give none.
  await upload(heic, 'IMG_1.HEIC', '')
  expect(await screen.findByText(heicText)).toBeTruthy()
  decoding(async () => {})
  drawing((type) => new Blob(['small'], { type }))
  await upload(heic, 'IMG_1.HEIC', 'image/heic')
  await screen.findByText('IMG_1.jpg')
  expect(changes).toEqual([
    { data: `data:image/jpeg;base64,${btoa('small')}`, filename: 'IMG_1.jpg' },
  ])
})

test('AMB-48: a HEIC photo is told as what it is where pictures are cropped, too', async () => {
  renderUi(<CroppedImageField label="Image" value={undefined} onChange={() => {}} size={size} />)
  await upload(heic, 'IMG_1.HEIC', '')
  const dialog = await screen.findByRole('dialog', { name: 'Crop image' })
  await vi.waitFor(() => expect(dialog.querySelector('img')).not.toBeNull())
  act(() => void fireEvent.error(dialog.querySelector('img') ?? dialog))
  expect(await screen.findByText(heicText)).toBeTruthy()
})
