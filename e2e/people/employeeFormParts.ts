import { Buffer } from 'node:buffer'
import type { Locator, Page } from '@playwright/test'
import { expect } from '../fixtures.ts'

export const codeLabel = 'Manager Approval Code (6 Characters)'
export const labelled = (page: Page, label: string) => page.getByLabel(label, { exact: true })
export const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true })
export const box = (page: Page, list: string, name: string) =>
  group(page, list).getByRole('checkbox', { name, exact: true })
export const row = (page: Page, list: string, name: string) =>
  group(page, list)
    .locator('label', { has: page.getByText(name, { exact: true }) })
    .locator('..')
export const allStores = (page: Page) => page.getByRole('switch', { name: 'All Stores' })
export const submit = (page: Page) => page.getByRole('button', { name: 'Submit' })
export const photo = (page: Page) => page.locator('input[type=file]')
export const editPath = (id: number) => `/employees/${id}/edit`

export async function picture(
  page: Page,
  width = 900,
  height = 700,
): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const data = await page.evaluate(
    ([width, height]) => {
      const canvas = document.createElement('canvas')
      canvas.width = width
      canvas.height = height
      const context = canvas.getContext('2d')
      if (context) {
        context.fillStyle = '#40bcde'
        context.fillRect(0, 0, width, height)
      }
      return canvas.toDataURL('image/png')
    },
    [width, height] as const,
  )
  const buffer = Buffer.from(data.split(',')[1] ?? '', 'base64')
  return { name: 'me.png', mimeType: 'image/png', buffer }
}

export async function crop(page: Page): Promise<void> {
  await photo(page).setInputFiles(await picture(page))
  const dialog = page.getByRole('dialog', { name: 'Crop photo' })
  await expect(dialog.getByText('Preview, 600 × 600 when saved')).toBeVisible()
  // Drawn once its corner is opaque.
  await expect
    .poll(() =>
      dialog.getByLabel('Preview', { exact: true }).evaluate((canvas) => {
        const copy = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
        if (canvas instanceof HTMLCanvasElement) copy?.drawImage(canvas, 0, 0)
        return copy?.getImageData(0, 0, 1, 1).data[3]
      }),
    )
    .toBe(255)
  await dialog.getByRole('button', { name: 'Use picture' }).click()
  await expect(dialog).toBeHidden()
}

/** Width and height from the JPEG header. */
export function sizeOfJpeg(dataUrl: string): [number, number] {
  const bytes = Buffer.from(dataUrl.replace('data:image/jpeg;base64,', ''), 'base64')
  for (let at = 2; at < bytes.length; at += 2 + bytes.readUInt16BE(at + 2))
    if ([0xc0, 0xc2].includes(bytes[at + 1] ?? 0))
      return [bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5)]
  throw new Error('This is no JPEG.')
}

export async function fill(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await labelled(page, label).fill(value)
}

export async function expectValues(
  page: Page,
  values: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [label, value] of Object.entries(values))
    await expect(labelled(page, label)).toHaveValue(value)
}

export function searchIn(list: Locator): Locator {
  return list.getByRole('searchbox', { name: 'Search stores' })
}
