import { EditorContent, useEditor, useEditorState, type Editor } from '@tiptap/react';
import { Bold, Heading2, Heading3, Italic, Link2, List, ListOrdered, Redo2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { addresses } from '../../business/addresses.ts';
import { linkAddress } from '../../text/link-address.ts';
import { notifyFailure } from '../notices.ts';
import { tidyHtml } from './article-html.ts';
import { articleExtensions } from './article-schema.ts';
import { createHeadingPaste } from './heading-paste.ts';
import { useRoomAboveKeyboard } from './room-above-keyboard.ts';
import { FactInsertion } from './fact-insertion.tsx';
import './article-editor.css';

interface Props {
  /** The text to begin with; a new one needs a new `key`. */
  readonly html: string;
  readonly onChange: (html: string) => void;
}

export function ArticleEditor({ html, onChange }: Props) {
  const [headingPaste] = useState(createHeadingPaste);
  const editor = useEditor({
    extensions: articleExtensions,
    content: html,
    // The panel's policy allows no style elements; article-editor.css holds what the editor needs.
    injectCSS: false,
    shouldRerenderOnTransaction: false,
    editorProps: {
      ...headingPaste,
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': 'Texto da página', class: 'article-text' },
    },
    onUpdate: ({ editor: changed }) => onChange(tidyHtml(changed.getHTML())),
  });
  const box = useRoomAboveKeyboard();
  return (
    <div ref={box} className="article-editor">
      <Toolbar editor={editor} />
      <EditorContent editor={editor} />
    </div>
  );
}

function askForAddress(editor: Editor): void {
  const known: unknown = editor.getAttributes('link')['href'];
  const address = window.prompt('Endereço do link (vazio para retirar)', typeof known === 'string' ? known : '');
  if (address === null) return;
  const chain = editor.chain().focus().extendMarkRange('link');
  if (address.trim() === '') {
    chain.unsetLink().run();
    return;
  }
  const href = linkAddress(address);
  if (href === null)
    notifyFailure(
      'Link não criado',
      `“${address.trim()}” não é um endereço. Escreva por exemplo https://www.exemplo.com.br ou ${addresses.guide}.`,
    );
  else chain.setLink({ href }).run();
}

const TOOLS = [
  {
    name: 'Título de seção',
    icon: Heading2,
    isOn: (editor: Editor) => editor.isActive('heading', { level: 2 }),
    run: (editor: Editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
  },
  {
    name: 'Subtítulo',
    icon: Heading3,
    isOn: (editor: Editor) => editor.isActive('heading', { level: 3 }),
    run: (editor: Editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  {
    name: 'Negrito',
    icon: Bold,
    isOn: (editor: Editor) => editor.isActive('bold'),
    run: (editor: Editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    name: 'Itálico',
    icon: Italic,
    isOn: (editor: Editor) => editor.isActive('italic'),
    run: (editor: Editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    name: 'Lista',
    icon: List,
    isOn: (editor: Editor) => editor.isActive('bulletList'),
    run: (editor: Editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    name: 'Lista numerada',
    icon: ListOrdered,
    isOn: (editor: Editor) => editor.isActive('orderedList'),
    run: (editor: Editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  { name: 'Link', icon: Link2, isOn: (editor: Editor) => editor.isActive('link'), run: askForAddress },
  { name: 'Desfazer', icon: Undo2, isOn: null, run: (editor: Editor) => editor.chain().focus().undo().run() },
  { name: 'Refazer', icon: Redo2, isOn: null, run: (editor: Editor) => editor.chain().focus().redo().run() },
] as const;

function Toolbar({ editor }: { readonly editor: Editor }) {
  const pressed = useEditorState({
    editor,
    selector: ({ editor: current }) => TOOLS.map(({ isOn }) => isOn?.(current) ?? null),
  });
  return (
    <div className="toolbar" role="toolbar" aria-label="Formatação">
      {TOOLS.map(({ name, icon: Icon, run }, index) => (
        <button
          key={name}
          type="button"
          className="tool"
          aria-label={name}
          title={name}
          aria-pressed={pressed[index] ?? undefined}
          onClick={() => run(editor)}
        >
          <Icon aria-hidden="true" size={18} />
        </button>
      ))}
      <FactInsertion
        onInsert={({ key, words }) =>
          // The popup gives the focus back to its button first.
          setTimeout(() =>
            editor
              .chain()
              .focus()
              .insertContent({ type: 'factSlot', attrs: { value: key, words } })
              .run(),
          )
        }
      />
    </div>
  );
}
