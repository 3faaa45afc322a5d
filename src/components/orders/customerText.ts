/** Names the customer of an order; a customer without a name was deleted. */
export const customerText = (name: string | null): string => name ?? 'Deleted user'
