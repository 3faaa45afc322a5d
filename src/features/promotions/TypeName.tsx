import { Fragment } from 'react'

/** The contract's name of a type, with places where the long word may break. */
export function TypeName({ type }: { type: string }) {
  return type.split(/(?=[A-Z])/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a word have nothing but their place
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}
