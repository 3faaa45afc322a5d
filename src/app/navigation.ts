/**
 * Every area of the console in one table: its entry, its address, and the permission that shows the
 * entry (SHELL-11..SHELL-29). An entry shows once its screen exists.
 */
import {
  type Icon,
  IconAdjustments,
  IconArticle,
  IconBuildingStore,
  IconCards,
  IconChartBar,
  IconCoffee,
  IconDiscount,
  IconFileDollar,
  IconLayoutList,
  IconReceiptTax,
  IconSearch,
  IconShieldLock,
  IconStars,
  IconTag,
  IconTags,
  IconThumbUp,
  IconUserCircle,
  IconUsers,
} from '@tabler/icons-react'

export interface NavigationEntry {
  readonly label: string
  readonly path: string
  /** Title of the screen, where it is not the label. */
  readonly title?: string
  /** Without it every signed-in person sees the entry (SHELL-10). */
  readonly permission?: string
  readonly icon: Icon
  /** Shown indented under the entry before it. */
  readonly nested?: boolean
}

export const navigation: readonly NavigationEntry[] = [
  { label: 'Search', path: '/search', icon: IconSearch },
  {
    ...{ label: 'Roles', path: '/roles', title: 'Roles and Permissions' },
    ...{ permission: 'roles:update', icon: IconShieldLock },
  },
  { label: 'Employees', path: '/employees', permission: 'users:update', icon: IconUsers },
  { label: 'Stores', path: '/stores', icon: IconBuildingStore },
  { label: 'Products', path: '/products', icon: IconCoffee },
  { label: 'Attributes', path: '/attributes', icon: IconAdjustments, nested: true },
  { label: 'Tags', path: '/tags', icon: IconTag },
  {
    label: 'Vertical Scroll Cards',
    path: '/vertical-cards',
    permission: 'vertical-scrolls:update',
    icon: IconCards,
  },
  {
    label: 'Custom Content',
    path: '/custom-content',
    permission: 'custom-content:update',
    icon: IconArticle,
  },
  { label: 'Reports', path: '/reports', permission: 'reports:read', icon: IconChartBar },
  {
    label: 'Recommended Products',
    path: '/recommended-products',
    permission: 'recommended-products:update',
    icon: IconThumbUp,
  },
  {
    label: 'Recommendation Engine',
    path: '/recommendation-engine',
    permission: 'recommended-products:update',
    icon: IconStars,
  },
  { label: 'Promotions', path: '/promotions', icon: IconDiscount },
  {
    label: 'Surcharges & Tax',
    path: '/surcharges',
    permission: 'tax-rates:update',
    icon: IconReceiptTax,
  },
  { label: 'Menus', path: '/menus', permission: 'categories:update', icon: IconLayoutList },
  {
    label: 'Promotional Categories',
    path: '/promotional-categories',
    permission: 'promotions:update',
    icon: IconTags,
  },
  {
    label: 'PLU Update',
    path: '/plu-update',
    permission: 'mass-price-change:update',
    icon: IconFileDollar,
  },
  { label: 'Current User', path: '/current-user', icon: IconUserCircle },
]

/** The entry of a path is the one of its first segment (SHELL-09); / and /home show Search (AMB-15). */
export function activeEntry(pathname: string): string | undefined {
  const first = `/${pathname.split('/')[1] ?? ''}`
  if (first === '/' || first === '/home') return '/search'
  return navigation.find((entry) => entry.path === first)?.path
}

/** The area a path belongs to, for naming the permission it needs (AMB-24). */
export function entryOf(pathname: string): NavigationEntry | undefined {
  return navigation.find((entry) => entry.path === activeEntry(pathname))
}

/** Paths beside those of an entry that belong to one all the same. */
const besides: Readonly<Record<string, string>> = { users: '/employees', permissions: '/roles' }

/** The area that a person goes back to from a page below it (AMB-04). */
export function areaOf(pathname: string): NavigationEntry | undefined {
  const path = besides[pathname.split('/')[1] ?? '']
  return entryOf(pathname) ?? navigation.find((entry) => entry.path === path)
}

interface Need {
  /** What it is needed for: 'To {to} you need …'. */
  readonly to: string
  readonly permission: string
}

/** What a page asks for: the permission that shows the entry of its area, and those of its actions. */
export function needsOf(pathname: string): {
  readonly entry: string | undefined
  readonly needs: readonly Need[]
} {
  const permission = entryOf(pathname)?.permission
  if (!permission) return { entry: undefined, needs: [] }
  if (pathname === '/employees')
    return {
      entry: permission,
      needs: [
        { to: 'create or remove employees', permission: 'roles:update' },
        { to: 'edit the profiles of employees', permission },
      ],
    }
  // These say it themselves, part by part: one's own record may be changed without it.
  if (/^\/employees\/(create|\d+\/edit)$/.test(pathname)) return { entry: permission, needs: [] }
  return { entry: permission, needs: [{ to: 'change anything', permission }] }
}
