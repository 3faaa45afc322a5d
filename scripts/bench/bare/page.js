// The work of the console by hand, without any library; scripts/bench/console.ts compares the two. It does
// what the console does between the measured moments, and reads the same answers:
// - sign-in: page, style sheet, script and font are files of their own, as browsers keep them;
// - start-up: the current user, the permissions and the roles are read, and decide the navigation;
// - list: the active products with ID, SKU, name with picture, and type, ordered by ID, only the rows in view
//   drawn; then the archived products below;
// - search: every word in any of the columns, without regard to case and accents;
// - detail: the header and the fields first, then variants with attributes, and the stores with their prices;
// - back: the list as it was left, at the same place.
// It asks for everything as early as it can, draws without a second step, and keeps the list for Back.

const rowHeight = 48
/** Rows beyond which only those in view are drawn. */
const longFrom = 60

const stored = () => JSON.parse(localStorage.getItem('currentUser') ?? 'null')

async function read(path) {
  const answer = await fetch(`/p4${path}`, { headers: { authorization: `P4 ${stored().token}` } })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
  return answer.json()
}

/** An element with properties and children. */
function element(name, properties, ...children) {
  const made = Object.assign(document.createElement(name), properties)
  made.append(...children)
  return made
}

const fold = (text) => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')

function login() {
  const form = element(
    'form',
    {
      onsubmit: async (event) => {
        event.preventDefault()
        const body = JSON.stringify(Object.fromEntries(new FormData(form)))
        const headers = { 'content-type': 'application/json' }
        const answer = await fetch('/p4/login', { method: 'POST', headers, body })
        localStorage.setItem('currentUser', await answer.text())
        go('/products')
      },
    },
    element('h1', {}, 'Sign in'),
    element('label', {}, 'E-mail ', element('input', { name: 'email', type: 'email' })),
    element('label', {}, 'Password ', element('input', { name: 'password', type: 'password' })),
    element('button', {}, 'Sign in'),
  )
  document.body.replaceChildren(form)
}

const main = element('main', {})

/** The areas with the permission that shows them. */
const areas = [
  ['search'],
  ['roles', 'roles:update'],
  ['employees', 'users:update'],
  ['stores'],
  ['products'],
  ['attributes'],
  ['tags'],
  ['recommended-products', 'recommended-products:update'],
  ['recommendation-engine', 'recommended-products:update'],
  ['promotions'],
  ['promotional-categories', 'promotions:update'],
]

/** Draws the navigation by the rights of the current user, beside the page. */
async function frame() {
  const [user, permissions, roles] = await Promise.all([
    read(`/users/${stored().user.id}`),
    read('/permissions'),
    read('/roles'),
  ])
  const held = new Set(user.permission_ids)
  for (const role of roles)
    if (user.role_ids.includes(role.id)) for (const id of role.permission_ids) held.add(id)
  const names = new Set(permissions.filter(({ id }) => held.has(id)).map((one) => one.permission))
  const entries = areas.filter(([, right]) => !right || names.has(right))
  const links = entries.map(([path]) => element('a', { href: `/${path}` }, path))
  document.body.replaceChildren(element('nav', {}, ...links, user.name), main)
}

/** A list with its search, of which only the rows in view are drawn. */
function list(title, all) {
  const texts = all.map((one) =>
    fold(`${one.id}\n${one.square_sku}\n${one.name}\n${one.product_type}`),
  )
  const body = element('tbody', { className: all.length > longFrom ? 'long' : '' })
  const count = element('p', {})
  const search = element('input', { type: 'search', ariaLabel: `Search ${title.toLowerCase()}` })
  const rows = []
  const ordered = all.map((_, at) => at).sort((a, b) => all[a].id - all[b].id)
  let found = ordered
  const draw = () => {
    const long = all.length > longFrom
    const above = body.getBoundingClientRect().top
    const first = long ? Math.max(0, Math.floor(-above / rowHeight) - 4) : 0
    const end = long ? Math.ceil((innerHeight - above) / rowHeight) + 4 : found.length
    const wanted = Math.max(0, Math.min(found.length, end) - first)
    while (rows.length < wanted) {
      const row = document.createElement('tr')
      row.innerHTML = '<td></td><td></td><td><img alt="" loading="lazy"> <a></a></td><td></td>'
      rows.push(row)
      body.append(row)
    }
    for (const [at, row] of rows.entries()) {
      const one = at < wanted ? all[found[first + at]] : undefined
      row.style.display = one ? '' : 'none'
      if (!one) continue
      if (long) row.style.top = `${(first + at) * rowHeight}px`
      const [id, sku, name, type] = row.children
      id.textContent = one.id
      sku.textContent = one.square_sku
      const [picture, link] = name.children
      if (picture.getAttribute('src') !== one.image_url) picture.src = one.image_url ?? ''
      link.textContent = one.name
      link.href = `/products/${one.id}`
      type.textContent = one.product_type
    }
  }
  const filter = () => {
    const words = fold(search.value).split(/\s+/).filter(Boolean)
    found =
      words.length === 0
        ? ordered
        : ordered.filter((at) => words.every((word) => texts[at].includes(word)))
    count.textContent = `${found.length} products`
    if (all.length > longFrom) body.style.height = `${found.length * rowHeight}px`
    draw()
  }
  search.oninput = filter
  addEventListener('scroll', () => body.isConnected && draw())
  body.onmouseover = ({ target }) => preload(target.closest('tr')?.querySelector('a').pathname)
  body.onclick = (event) => {
    event.preventDefault()
    go(event.target.closest('tr').querySelector('a').pathname)
  }
  const heads = ['ID', 'SKU', 'Name', 'Type'].map((head) => element('th', {}, head))
  const table = element('table', {}, element('thead', {}, element('tr', {}, ...heads)), body)
  return { part: element('section', {}, element('h2', {}, title), search, table, count), filter }
}

/** The list for Back, and the place where it was left. */
let kept

async function products(framed) {
  if (kept) {
    main.replaceChildren(kept.page)
    scrollTo(0, kept.scroll)
    return
  }
  const [all] = await Promise.all([read('/products'), framed])
  const active = list('Products', all)
  const page = element('div', {}, element('h1', {}, 'Products'), active.part)
  kept = { page, scroll: 0 }
  main.replaceChildren(page)
  active.filter()
  const archived = list('Archived', await read('/products?archived=true'))
  page.append(archived.part)
  archived.filter()
}

const details = new Map()
function preload(path) {
  if (path && !details.has(path)) details.set(path, read(path))
  return details.get(path)
}

const shown = (value) =>
  Array.isArray(value) ? value.map((one) => one.name ?? one.id).join(', ') : String(value ?? '')

const priceAt = ({ prices, price }, { id }) =>
  prices.find(({ variant_id }) => variant_id === id)?.price ?? price

function table(heads, rows) {
  const line = (kind, cells) => element('tr', {}, ...cells.map((cell) => element(kind, {}, cell)))
  return element('table', {}, line('th', heads), ...rows.map((row) => line('td', row)))
}

async function product(path, framed) {
  const [one] = await Promise.all([preload(path), framed])
  const fields = element('dl', {})
  for (const [name, value] of Object.entries(one))
    fields.append(element('dt', {}, name), element('dd', {}, shown(value)))
  const page = element(
    'div',
    {},
    element('img', { src: one.image_url ?? '', alt: '' }),
    element('h1', {}, one.name),
    element('p', {}, one.description ?? ''),
    element('button', {}, 'Edit'),
    fields,
  )
  main.replaceChildren(page)
  scrollTo(0, 0)
  const [accounts, attributes, variants, catalogue, links, { stores }] = await Promise.all([
    read('/netsuite/accounts'),
    read(`${path}/productAttributes`),
    read(`${path}/variants`),
    read('/attributes'),
    read(`${path}/stores/storeProduct`),
    read('/stores'),
  ])
  const account = accounts.find(({ id }) => String(id) === one.netsuite_account_id)
  const nameOf = (list, wanted) => list.find(({ id }) => id === wanted)?.name ?? ''
  page.append(
    element('p', {}, account?.name ?? ''),
    element('h2', {}, 'Attributes'),
    ...attributes.map((own) => element('p', {}, nameOf(catalogue, own.attribute_id))),
    table(
      ['SKU', 'Values'],
      variants.map(({ sku, attribute_values }) => [sku, shown(attribute_values)]),
    ),
    table(
      ['Store', 'Variants'],
      links.map((link) => [
        nameOf(stores, link.store_id),
        link.product.variants
          .map((variant) => `${variant.sku} ${priceAt(link, variant)}`)
          .join(', '),
      ]),
    ),
  )
}

function show(framed) {
  if (!stored() || location.pathname === '/login') return login()
  const { pathname } = location
  return pathname === '/products' ? products(framed) : product(pathname, framed)
}

function go(path) {
  if (kept) kept.scroll = scrollY
  history.pushState(null, '', path)
  show()
}

history.scrollRestoration = 'manual'
addEventListener('popstate', () => show())
show(stored() && location.pathname !== '/login' ? frame() : undefined)
