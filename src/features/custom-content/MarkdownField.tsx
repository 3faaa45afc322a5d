import { Input, useComputedColorScheme } from '@mantine/core'
import { useDebouncedValue, useMediaQuery } from '@mantine/hooks'
import MDEditor, * as commands from '@uiw/react-md-editor/nohighlight'
import { type ReactNode, useId } from 'react'
import rehypeSanitize from 'rehype-sanitize'
import { markdownNote } from '#components/promoContent.ts'
import { grouped } from '#domain/wording.ts'
import type { FieldProps } from '#ui/form/fieldProps.ts'
import classes from './MarkdownField.module.css'

interface MarkdownFieldProps extends FieldProps<string> {
  readOnly: boolean
}

const withHiddenIcon = (tool: commands.ICommand): commands.ICommand =>
  tool.icon ? { ...tool, icon: <span aria-hidden>{tool.icon}</span> } : tool

/** Without Ctrl+K, which opens the command palette. */
const image: commands.ICommand = {
  ...commands.image,
  shortcuts: undefined,
  buttonProps: { 'aria-label': 'Add image', title: 'Add image' },
}

const headings = [commands.title1, commands.title2, commands.title3, commands.title4]
const tools = [
  commands.bold,
  commands.italic,
  commands.strikethrough,
  commands.group(headings, {
    name: 'title',
    groupName: 'title',
    buttonProps: { 'aria-label': 'Insert title', title: 'Insert title' },
  }),
  commands.divider,
  commands.link,
  commands.quote,
  commands.code,
  commands.codeBlock,
  image,
  commands.table,
  commands.hr,
  commands.divider,
  commands.unorderedListCommand,
  commands.orderedListCommand,
].map(withHiddenIcon)
const views = [commands.codeEdit, commands.codeLive, commands.codePreview].map(withHiddenIcon)

/** Replaces the editor's own plugins, one of which turns comments into attributes. */
const preview = {
  skipHtml: true,
  pluginsFilter: <Plugin,>(kind: 'rehype' | 'remark', plugins: Plugin[]) =>
    kind === 'rehype' ? [rehypeSanitize] : plugins,
}

const previewDelayMs = 150
/** Longer texts are truncated: rendering them blocks the page. */
const maxPreviewChars = 20_000

/** A new tab, so that typed text is not lost. */
function Away({ href, children }: { href?: string; children?: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noreferrer">
      {children}
    </a>
  )
}

function Preview({ text }: { text: string }) {
  const [shown] = useDebouncedValue(text, previewDelayMs)
  if (markdownNote(shown))
    return <p className={classes.cut}>There is no preview of so long a text.</p>
  return (
    <>
      <MDEditor.Markdown
        {...preview}
        components={{ a: Away }}
        source={shown.slice(0, maxPreviewChars)}
      />
      {shown.length > maxPreviewChars && (
        <p className={classes.cut}>
          The preview ends here, after {grouped(maxPreviewChars)} of {grouped(shown.length)}{' '}
          characters.
        </p>
      )}
    </>
  )
}

const components = { preview: (text: string) => <Preview text={text} /> }

/** Tab leaves the field. */
export function MarkdownField({
  label,
  name,
  value,
  onChange,
  error,
  readOnly,
  'data-path': path,
}: MarkdownFieldProps) {
  const id = useId()
  const note = markdownNote(value)
  const narrow = useMediaQuery('(max-width: 48em)')
  const scheme = useComputedColorScheme('light')
  return (
    <Input.Wrapper id={id} label={label} description={note} error={error}>
      <div data-color-mode={scheme} data-faulty={error !== undefined} className={classes.frame}>
        <MDEditor
          value={value}
          onChange={(text = '') => onChange(text)}
          preview={readOnly ? 'preview' : 'live'}
          height={narrow ? 640 : 420}
          visibleDragbar={false}
          defaultTabEnable
          hideToolbar={readOnly}
          commands={tools}
          extraCommands={views}
          components={components}
          textareaProps={{
            id,
            name,
            readOnly,
            'aria-invalid': error !== undefined,
            'aria-describedby':
              [note && `${id}-description`, error && `${id}-error`].filter(Boolean).join(' ') ||
              undefined,
            ...{ 'data-path': path },
          }}
        />
      </div>
    </Input.Wrapper>
  )
}
