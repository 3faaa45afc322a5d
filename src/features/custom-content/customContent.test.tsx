import '#testing/document.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { freshP4 } from '#mocks/freshP4.ts'
import { consoleTests, messages } from '#testing/console.tsx'

const p4 = freshP4()
const owner = p4.as('owner')

const { open, writes } = consoleTests()

async function article(title: string) {
  const found = (await owner.ok('listCustomContent')).find((one) => one.title === title)
  if (!found) throw new Error(`There is no article ${title}`)
  return found
}
const list = () => screen.findByRole('table', { name: 'Custom Content' })
const titles = async () =>
  within(await list())
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[0]?.textContent)
const body = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Body' })
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })

test('all articles stand in one table, the one changed longest ago first (CONT-01, CONT-02, AMB-133, SHELL-19, ROUTE-08, PERM-26)', async () => {
  for (let more = 0; more < 30; more += 1)
    await owner.ok('createCustomContent', { body: { title: `More ${more}`, body: '' } })
  const page = await open(p4, { as: 'owner', at: '/current-user' })
  const navigation = await screen.findByRole('navigation', { name: 'Main' })
  await page.user.click(within(navigation).getByRole('link', { name: 'Custom Content' }))
  const table = await list()
  expect(page.address()).toBe('/custom-content')
  const headers = within(table).getAllByRole('columnheader')
  expect(headers.map(({ textContent }) => textContent).slice(0, 3)).toEqual([
    'Title',
    'Created At',
    'Updated At',
  ])
  expect(headers[2]?.getAttribute('aria-sort')).toBe('ascending')
  const kept = (await owner.ok('listCustomContent')).toSorted((a, b) =>
    a.updated_at.localeCompare(b.updated_at),
  )
  expect((await titles()).slice(0, 3)).toEqual(kept.slice(0, 3).map(({ title }) => title))
  expect(screen.queryByRole('button', { name: /page/i })).toBeNull()
  expect(
    within(table).getAllByText(/^[A-Z][a-z]+ \d+(st|nd|rd|th) 20\d\d$/).length,
  ).toBeGreaterThan(0)
})

test('an article is created from its title alone, and no page is opened (CONT-04, CONT-05, CONT-09, FLASH-71, AMB-131)', async () => {
  const page = await open(p4, { as: 'owner', at: '/custom-content' })
  await page.user.click(await screen.findByRole('button', { name: 'Create Custom Content' }))
  const dialog = await screen.findByRole('dialog', { name: 'Create Custom Content' })
  const confirm = () => screen.findByRole('button', { name: 'Confirm' })
  const isDisabled = async () => (await confirm()).getAttribute('aria-disabled')
  expect(await isDisabled()).toBe('true')
  expect(within(dialog).getByRole('button', { name: 'Cancel' })).toBeDefined()
  type(within(dialog).getByRole('textbox', { name: 'Title' }), '   ')
  expect(await isDisabled()).toBe('true')
  type(within(dialog).getByRole('textbox', { name: 'Title' }), 'Spring menu')
  await page.user.click(await confirm())
  await waitFor(() => expect(messages()).toEqual(['Custom Content Saved']))
  expect(writes()).toEqual([
    {
      method: 'POST',
      address: '/p4/custom_content',
      body: { title: 'Spring menu', body: 'Spring menu' },
    },
  ])
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(async () => expect(await titles()).toContain('Spring menu'))
  expect(page.address()).toBe('/custom-content')
  await page.user.click(screen.getByRole('button', { name: 'Create Custom Content' }))
  expect(await isDisabled()).toBe('true')
})

test('CONT-06, AMB-132, SHELL-42: Archive sends the whole article as it is by then, and it leaves the list', async () => {
  const { id } = await article('Allergens')
  const page = await open(p4, { as: 'owner', at: '/custom-content' })
  const archive = await screen.findByRole('button', { name: 'Archive Allergens' })
  await p4.as('admin').ok('updateCustomContent', {
    path: { id },
    body: { title: 'Allergens', body: 'Written by somebody else.' },
  })
  await page.user.click(archive)
  await waitFor(() => expect(messages()).toEqual(['Custom Content Saved']))
  expect(writes()).toMatchObject([
    {
      method: 'PUT',
      body: { id, body: 'Written by somebody else.', archived_at: expect.any(String) },
    },
  ])
  await waitFor(async () => expect(await titles()).not.toContain('Allergens'))
  const kept = await owner.ok('getCustomContent', { path: { id } })
  expect(kept).toMatchObject({ body: 'Written by somebody else.', archived_at: expect.any(String) })
})

test('the text is written beside its preview; other changes and the picture stay (CONT-03, CONT-07, CONT-08, CONT-09, ROUTE-09)', async () => {
  const { id, image_url } = await article('Careers')
  const page = await open(p4, { as: 'owner', at: '/custom-content' })
  await page.user.click(await screen.findByRole('link', { name: 'Careers' }))
  await waitFor(() => expect(page.address()).toBe(`/custom-content/${id}`))
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Careers')
  expect(screen.getByLabelText('Image')).toBeDefined()
  type(await body(), '## We are hiring\n\nIn **Boston**.')
  expect(await screen.findByRole('heading', { name: 'We are hiring', level: 2 })).toBeDefined()
  expect(screen.getByText('Boston').tagName).toBe('STRONG')
  await p4.as('admin').ok('updateCustomContent', {
    path: { id },
    body: { title: 'Work with us', body: 'We are hiring in **Miami**, **Denver** and **Boston**.' },
  })
  await page.user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(messages()).toEqual(['Custom Content Saved']))
  const [put] = writes()
  expect(put).toMatchObject({
    method: 'PUT',
    address: `/p4/custom_content/${id}`,
    body: { id, title: 'Work with us', body: '## We are hiring\n\nIn **Boston**.', image_url },
  })
  expect(Object.keys(Object(put?.body))).not.toContain('image_data')
  expect(Object.keys(Object(put?.body))).not.toContain('image_name')
})

test('CONT-07, AMB-185: a text of a megabyte has no preview; the host refuses it at its field, where it stays as it was typed', async () => {
  const { id } = await article('Careers')
  const page = await open(p4, { as: 'owner', at: `/custom-content/${id}` })
  const long = '**x** '.repeat(174_763)
  type(await body(), long)
  const note = 'The text has 1,048,578 characters. More than 100,000 may be refused.'
  expect(screen.getByText(note)).toBeDefined()
  expect(await screen.findByText('There is no preview of so long a text.')).toBeDefined()
  expect(document.querySelector('.wmde-markdown')).toBeNull()
  await page.user.click(screen.getByRole('button', { name: 'Save' }))
  const description = `${note} The body may have at most 100,000 characters.`
  expect(await screen.findByRole('textbox', { name: 'Body', description })).toBeDefined()
  expect((await body()).getAttribute('aria-invalid')).toBe('true')
  expect((await body()).value).toBe(long)
  expect(writes().map(({ method }) => method)).toEqual(['PUT'])

  type(await body(), 'Short')
  await page.user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(messages()).toContain('Custom Content Saved'))
}, 120_000)

test('CONT-07: a link in the preview opens a tab of its own', async () => {
  const [first] = await owner.ok('listCustomContent')
  await open(p4, { as: 'owner', at: `/custom-content/${first?.id}` })
  type(await body(), '[The roastery](https://coffee.example/roastery)')
  const link = await screen.findByRole('link', { name: 'The roastery' })
  expect(link.getAttribute('target')).toBe('_blank')
  expect(link.getAttribute('href')).toBe('https://coffee.example/roastery')
})

test('PLUS-06: in the text, too, Ctrl+K opens the palette and leaves the text as it is', async () => {
  const { id } = await article('Careers')
  await open(p4, { as: 'owner', at: `/custom-content/${id}` })
  const field = await body()
  const text = field.value
  field.setSelectionRange(text.length, text.length)
  for (const tool of screen.getAllByRole('button', { name: /\(ctrl/ }))
    expect(tool.title).not.toMatch(/\(ctrl ?\+ ?[ks/]\)/)
  expect(screen.getByRole('button', { name: 'Add image' }).title).toBe('Add image')
  fireEvent.keyDown(field, { key: 'k', code: 'KeyK', ctrlKey: true })
  expect(await screen.findByRole('textbox', { name: 'Go to a screen' })).toBeDefined()
  expect(field.value).toBe(text)
})

/** The usual attacks by markdown, after OWASP's and cujanovic's lists of payloads. */
const attacks = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<body onload=alert(1)>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="javascript:alert(1)"></object>',
  '<embed src="javascript:alert(1)">',
  '<form action="javascript:alert(1)"><button>go</button></form>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>',
  '<details open ontoggle=alert(1)>x</details>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="&#x6A;avascript:alert(1)">x</a>',
  '<div style="background:url(javascript:alert(1))" onclick="alert(1)">x</div>',
  '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
  '<base href="javascript:alert(1)//">',
  '<link rel="stylesheet" href="javascript:alert(1)">',
  '<style>@import "javascript:alert(1)";</style>',
  '<input autofocus onfocus=alert(1)>',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](javascript&colon;alert(1))',
  '[x](javascript&#58;alert(1))',
  '[x]( javascript:alert(1))',
  '[x](\u0001javascript:alert(1))',
  '[x](java\tscript:alert(1))',
  '[x](javascript://www.p4.example%0Aalert(1))',
  '[x](vbscript:msgbox(1))',
  '[x](data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==)',
  '[x](\'javascript:alert("1")\')',
  '[x][r]\n\n[r]: javascript:alert(1)',
  '<javascript:alert(1)>',
  '![x](javascript:alert(1))',
  '![x](x"onerror="alert(1))',
  '![x](data:image/svg+xml;base64,PHN2ZyBvbmxvYWQ9YWxlcnQoMSk+)',
  '![x]("onerror="alert(1))',
  '[x](https://p4.example "onclick=alert(1) x")',
  'a<!--rehype:onclick=alert(1)&style=position:fixed-->',
  '# x<!--rehype:onclick=alert(1)-->',
  '[x](https://p4.example)<!--rehype:href=javascript:alert(1)-->',
  '```js<!--rehype:onmouseover=alert(1)-->\nalert(1)\n```',
  '> [!NOTE]\n> <img src=x onerror=alert(1)>',
  '<x onclick=alert(1)>',
  '<img src="x` `<script>alert(1)</script>"` `>',
  '[^1]\n\n[^1]: <script>alert(1)</script> [x](javascript:alert(1))',
]

const runs =
  'script, iframe, object, embed, form, meta, base, link, style, svg, math, details, body'
const schemes = /^[\s\p{Cc}]*(javascript|vbscript|data):/iu

/** Everything in the preview that could run or load code. */
const dangers = (preview: Element) => [
  ...[...preview.querySelectorAll(runs)].map(({ tagName }) => tagName),
  ...[...preview.querySelectorAll('*')].flatMap((element) =>
    [...element.attributes]
      .filter(({ name, value }) => /^(on|style|srcdoc)/i.test(name) || schemes.test(value))
      .map(({ name, value }) => `${element.tagName} ${name}=${value}`),
  ),
]

test('CONT-07: no script, handler or dangerous link of the text comes into the preview', async () => {
  const { id } = await article('Careers')
  await open(p4, { as: 'owner', at: `/custom-content/${id}` })
  const field = await body()
  const preview = document.querySelector('.wmde-markdown')
  if (!preview) throw new Error('There is no preview')
  for (const [index, attack] of [...attacks, attacks.join('\n\n')].entries()) {
    const end = `end ${index}`
    type(field, `${attack}\n\n**${end}**`)
    await waitFor(() => expect(preview.querySelector('strong')?.textContent, attack).toBe(end))
    expect(dangers(preview), attack).toEqual([])
  }
  type(field, '[our site](https://p4.example/terms)')
  const link = await screen.findByRole('link', { name: 'our site' })
  expect(link.getAttribute('href')).toBe('https://p4.example/terms')
}, 120_000)

test('PERM-26, AMB-25: without the permission articles are read, and it is said what is missing', async () => {
  const { id } = await article('Careers')
  const page = await open(p4, { as: 'barista', at: '/custom-content' })
  await list()
  expect(screen.queryByRole('button', { name: /^Archive/ })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Create Custom Content' })).toBeNull()
  expect(screen.getByRole('button', { name: '2 actions not allowed' })).toBeDefined()
  await page.open(`/custom-content/${id}`)
  expect(await screen.findByRole('button', { name: '1 action not allowed' })).toBeDefined()
  expect(screen.queryByRole('button', { name: /^(Save|Choose)/ })).toBeNull()
  expect(screen.getByRole('textbox', { name: 'Title' }).hasAttribute('readonly')).toBe(true)
})
