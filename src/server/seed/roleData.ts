export const permissionData = {
  'roles:update':
    'Create employees and roles, and change the roles, permissions and stores of users',
  'users:update': 'Edit the profiles of users',
  'products:update': 'Create, edit, archive and restore products, attributes and tags',
  'recommended-products:update': 'Edit the recommended products and the recommendation engine',
  'customers:manage-ccpa': 'Export and delete the personal data of customers',
  'stores:create': 'Create stores',
  'stores:update': 'Edit stores and take them online and offline',
  'stores:update-all': 'Act on every store, not only on those assigned',
  'stores:update-hours': 'Edit store hours and holidays',
  'stores:update-inventory': 'Edit today’s inventory and switch store attributes on and off',
  'stores:update-menu': 'Edit the menu of stores and its prices',
  'stores:update-pars': 'Edit the starting inventory (PARS)',
  'stores:refund': 'Refund orders of assigned stores',
  'orders:refund': 'Refund orders of every store',
  'credits:update': 'Give, change and take back customer credits',
  'tax-rates:update': 'Edit tax rates and surcharges',
  'promotions:update': 'Create, edit and archive promotions and promotional categories',
  'categories:update': 'Edit menus and their categories',
  'custom-content:update': 'Edit custom content',
  'vertical-scrolls:update': 'Edit the vertical scroll cards',
  'reports:read': 'Read the tip and end-of-day reports',
  'mass-price-change:update': 'Export and import prices by PLU',
} as const

export type PermissionName = keyof typeof permissionData

export const permissionNames = Object.keys(permissionData).filter(
  (name): name is PermissionName => name in permissionData,
)

const storePermissions = permissionNames.filter((name) => name.startsWith('stores:'))

/** AMB-172. The last three roles are this retailer's own; one has no holders. */
export const roleData: readonly {
  readonly role: string
  readonly permissions: readonly PermissionName[]
}[] = [
  { role: 'owner', permissions: permissionNames },
  { role: 'admin', permissions: permissionNames },
  {
    role: 'area-lead',
    permissions: [
      ...storePermissions,
      'orders:refund',
      'credits:update',
      'users:update',
      'reports:read',
      'tax-rates:update',
    ],
  },
  {
    role: 'store-lead',
    permissions: [
      'stores:update',
      'stores:update-hours',
      'stores:update-inventory',
      'stores:update-menu',
      'stores:update-pars',
      'stores:refund',
      'reports:read',
    ],
  },
  { role: 'barista', permissions: ['stores:update-inventory'] },
  {
    role: 'accounting',
    permissions: ['reports:read', 'tax-rates:update', 'mass-price-change:update', 'orders:refund'],
  },
  {
    role: 'marketing',
    permissions: [
      'products:update',
      'promotions:update',
      'custom-content:update',
      'vertical-scrolls:update',
      'recommended-products:update',
      'categories:update',
    ],
  },
  { role: 'franchise-auditor', permissions: ['reports:read'] },
]
