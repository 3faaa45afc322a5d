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
  /** Without it every signed-in person sees the entry (SHELL-10). */
  readonly permission?: string
  readonly icon: Icon
  /** Shown indented under the entry before it. */
  readonly nested?: boolean
}

export const navigation: readonly NavigationEntry[] = [
  { label: 'Search', path: '/search', icon: IconSearch },
  { label: 'Roles', path: '/roles', permission: 'roles:update', icon: IconShieldLock },
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
