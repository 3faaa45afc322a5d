/** All areas: entry, address, and the permission that shows the entry. */
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
  /** Default: the label. */
  readonly title?: string
  /** Default: shown to every viewer. */
  readonly permission?: string
  readonly icon: Icon
  /** Indented below the previous entry. */
  readonly nested?: boolean
}

export const navigation: readonly NavigationEntry[] = [
  { label: 'Search', path: '/search', icon: IconSearch },
  {
    label: 'Roles',
    path: '/roles',
    title: 'Roles and Permissions',
    permission: 'roles:update',
    icon: IconShieldLock,
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

/** By the first segment. / and /home belong to Search (AMB-15). */
export function activeEntry(pathname: string): string | undefined {
  const first = `/${pathname.split('/')[1] ?? ''}`
  if (first === '/' || first === '/home') return '/search'
  return navigation.find((entry) => entry.path === first)?.path
}

/** Its permission is named in notices. */
export function entryOf(pathname: string): NavigationEntry | undefined {
  return navigation.find((entry) => entry.path === activeEntry(pathname))
}

const besides: Readonly<Record<string, string>> = { users: '/employees', permissions: '/roles' }

/** For the links of Not Found. */
export function areaOf(pathname: string): NavigationEntry | undefined {
  const path = besides[pathname.split('/')[1] ?? '']
  return entryOf(pathname) ?? navigation.find((entry) => entry.path === path)
}

interface Need {
  /** 'To {to} you need …'; absent if the whole page needs the permission. */
  readonly to?: string
  readonly permission: string
}

/** `entry` shows the area's entry; `needs` are the permissions of the page's actions. */
export function needsOf(pathname: string): {
  readonly entry: string | undefined
  readonly needs: readonly Need[]
} {
  const permission = entryOf(pathname)?.permission
  if (!permission) return { entry: undefined, needs: [] }
  const profiles = { to: 'edit the profiles of employees', permission }
  if (pathname === '/employees')
    return {
      entry: permission,
      needs: [{ to: 'create or remove employees', permission: 'roles:update' }, profiles],
    }
  // The employee forms name permissions part by part, and the reports name their own.
  if (/^\/(employees\/(create|\d+\/edit)|reports)$/.test(pathname))
    return { entry: permission, needs: [] }
  return {
    entry: permission,
    needs: [pathname.startsWith('/employees/') ? profiles : { permission }],
  }
}
