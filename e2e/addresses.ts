import { readdirSync } from 'node:fs'

/** Records for the addresses of one record each. */
const ids: Readonly<Record<string, number>> = {
  ...{ attributeId: 1, cardId: 1, contentId: 1, employeeId: 3, permissionId: 1, productId: 1 },
  ...{ promotionId: 1, roleId: 1, storeId: 2, tagId: 1, userId: 40, orderId: 1 },
}

/** Every screen of the signed-in by the files of the routes. */
export const addresses = readdirSync('src/routes/_staff', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx') && file !== '$.tsx')
  .map((file) => `/${file.replace(/(^|\/)?(index)?\.tsx$/, '')}`.replaceAll(/_?\.|_\//g, '/'))
  .map((path) => path.replaceAll(/\$(\w+)/g, (_, name: string) => String(ids[name])))
  .sort()
