import { expect, test } from 'vitest'
import { avatarPicture, palettes, pictureStore, productPicture } from './pictures.ts'

test('the same picture is stored once', async () => {
  const put: string[] = []
  const draw = pictureStore({
    async put(bytes, contentType) {
      put.push(`${contentType} ${bytes.length}`)
      return `/files/${put.length}.svg`
    },
  })
  const svg = productPicture('cup', palettes[0])
  expect(await Promise.all([draw(svg), draw(svg)])).toEqual(['/files/1.svg', '/files/1.svg'])
  expect(await draw(productPicture('bag', palettes[0]))).toBe('/files/2.svg')
  expect(put).toHaveLength(2)
})

test.each([
  ['Jürgen Müller-Lüdenscheidt', 'JL'],
  ['Cher', 'C'],
  ['Ángel de la Cruz', 'ÁC'],
])('the avatar of %s reads %s', (name, initials) => {
  expect(avatarPicture(name)).toContain(`>${initials}<`)
})
