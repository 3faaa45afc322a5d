import { UnstyledButton } from '@mantine/core'
import { IconChevronRight } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { counted } from '#domain/wording.ts'
import classes from './StoreProductGrid.module.css'
import type { CategoryHeading } from './storeProductLines.ts'

interface CategoryToggleProps extends CategoryHeading {
  noun: { readonly one: string; readonly many: string }
  isOpen: boolean
  onToggle: () => void
}

export function CategoryToggle(props: CategoryToggleProps) {
  const { category, headings, noun, isOpen, onToggle } = props
  return (
    <>
      <UnstyledButton className={classes.category} aria-expanded={isOpen} onClick={onToggle}>
        <IconChevronRight size={16} aria-hidden />
        {category.title}
        <span className={classes.place}>{counted(headings.length, noun.one, noun.many)}</span>
      </UnstyledButton>
      {!isOpen && <FoldedNames names={headings.map(({ name }) => name)} onFound={onToggle} />}
    </>
  )
}

/** Names that find-in-page finds in a folded category, which then opens. */
function FoldedNames({ names, onFound }: { names: readonly string[]; onFound: () => void }) {
  const text = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const element = text.current
    // React does not know the value.
    element?.setAttribute('hidden', 'until-found')
    element?.addEventListener('beforematch', onFound)
    return () => element?.removeEventListener('beforematch', onFound)
  }, [onFound])
  return (
    <span ref={text} hidden className={classes.folded}>
      {names.join(', ')}
    </span>
  )
}
