export const demoPassword = 'espresso'

export const demoAccounts = {
  owner: { id: 1, email: 'owner@p4.example', name: 'Olivia Hartwell', role: 'owner' },
  areaLead: { id: 2, email: 'arealead@p4.example', name: 'Andre Castellanos', role: 'area-lead' },
  storeLead: { id: 3, email: 'storelead@p4.example', name: 'Sadie Nakamura', role: 'store-lead' },
  barista: { id: 4, email: 'barista@p4.example', name: 'Theo Park', role: 'barista' },
  admin: { id: 5, email: 'admin@p4.example', name: 'Amara Okafor', role: 'admin' },
} as const

export const demoStoreIds = [1, 2] as const
