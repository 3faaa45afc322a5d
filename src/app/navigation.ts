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
  readonly title?: string
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

/** / and /home belong to Search (AMB-15). */
export function activeEntry(pathname: string): string | undefined {
  const first = `/${pathname.split('/')[1] ?? ''}`
  if (first === '/' || first === '/home') return '/search'
  return navigation.find((entry) => entry.path === first)?.path
}

export function entryOf(pathname: string): NavigationEntry | undefined {
  return navigation.find((entry) => entry.path === activeEntry(pathname))
}

const besides: Readonly<Record<string, string>> = { users: '/employees', permissions: '/roles' }

export function areaOf(pathname: string): NavigationEntry | undefined {
  const path = besides[pathname.split('/')[1] ?? '']
  return entryOf(pathname) ?? navigation.find((entry) => entry.path === path)
}

interface Need {
  /** 'To {to} you need …'; absent if the whole page needs the permission. */
  readonly to?: string
  readonly permission: string
}

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
  // These pages name permissions themselves, part by part.
  if (/^\/(employees\/(create|\d+\/edit)|reports)$/.test(pathname))
    return { entry: permission, needs: [] }
  return {
    entry: permission,
    needs: [pathname.startsWith('/employees/') ? profiles : { permission }],
  }
}
