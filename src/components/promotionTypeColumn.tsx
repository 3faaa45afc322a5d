import { wordFor } from '#domain/products/productWords.ts'
import { promotionTypeWords } from '#domain/promotions/promotionWords.ts'
import { DetailCell } from '#ui/cells/cells.tsx'

interface Typed {
  readonly type: string
}

/** In words, with the contract's name small (AMB-141). The CSV has the contract's name. */
export const promotionTypeColumn = {
  id: 'type',
  header: 'Type',
  value: ({ type }: Typed) => wordFor(promotionTypeWords, type),
  found: ({ type }: Typed) => [wordFor(promotionTypeWords, type), type],
  render: ({ type }: Typed) => <PromotionTypeName type={type} />,
  csv: ({ type }: Typed) => type,
  minWidth: 150,
}

/** A type that the console does not know has only the contract's name. */
export function PromotionTypeName({ type }: Typed) {
  const words = wordFor(promotionTypeWords, type)
  return words === type ? type : <DetailCell detail={type}>{words}</DetailCell>
}
