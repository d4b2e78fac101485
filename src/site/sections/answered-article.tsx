import type { ReactNode } from 'react';
import type { AskedFigures } from '../../business/asked-figures.ts';
import { chatText } from '../../business/chat-texts.ts';
import type { Place } from '../../business/place.ts';
import type { GateKind } from '../../business/gate-kinds.ts';
import type { Part } from '../../business/gate-parts.ts';
import type { SceneId } from '../../business/scenes.ts';
import { entryChat } from '../../content/library/entry-chat.ts';
import { withTitle } from '../../content/library/quoting-chat.ts';
import type { Entry } from '../../content/library/entry.ts';
import { fittingAnswer } from '../../content/library/kept-still.ts';
import { ofTheKind } from '../../content/library/of-the-kind.ts';
import { shownScene } from '../../content/shown-part.ts';
import { sharedTexts } from '../../content/library/shared-texts.ts';
import type { TextValues } from '../../content/library/placeholders.ts';
import { textValues } from '../../content/library/text-values.ts';
import { plainText } from '../../text/plain-text.ts';
import { quoted } from '../../text/portuguese.ts';
import { asideKind } from '../openings/aside-kind.ts';
import { hasMapBeside } from '../openings/map-beside.ts';
import { isInColumns } from '../openings/opening-styles.ts';
import { Opening } from '../openings/opening.tsx';
import { useSite } from '../site-context.ts';
import { SceneFigure } from '../scenes/scene-figure.tsx';
import { AnsweredLayout } from './answered-layout.tsx';
import { AsideWithMap } from './aside-with-map.tsx';
import { ArticleHtml } from './article.tsx';
import { blocksOfHtml, HEIGHTS, standsBeside } from './beside-card.ts';
import { withCost } from './cost-section.ts';
import { withHandsNote } from './hands-note.ts';
import { Help } from './help.tsx';
import { helpText } from './help-text.ts';
import { helpedWith } from './helped-with.ts';
import { figureOf } from './parts-figure.tsx';
import type { PageLink } from './link-list.tsx';
import { withoutKitTable } from './kit-table-in-text.ts';
import { InFront } from './in-front.tsx';
import { laidOut } from './laid-out.ts';
import { isShared } from './moved-gate.ts';
import { takeNeeds } from './needs.ts';
import { type ReadContent, readContent } from './read-content.ts';
import { withStepFigures } from './step-figures.ts';
import { callAtOnce } from './until-visit.ts';

/** What a page's title was understood as. */
export interface PageSubject {
  /** As it is shown to whoever names the title's case. */
  readonly entry: Entry | null;
  readonly place: Place | null;
  readonly gateKind: GateKind | null;
  readonly brand: string | null;
  readonly part?: Part | null;
  /** The numbers that the title names. */
  readonly figures?: AskedFigures | null;
  /** Whether a kit is asked for, and none serves the leaf or the use that the title names. */
  readonly isBeyondKits?: boolean;
}

interface AnsweredArticleProps {
  readonly title: string;
  readonly meta?: string;
  /** The text of the page; its first paragraph is the answer. */
  readonly html: string;
  readonly subject: PageSubject;
  readonly related: readonly PageLink[];
  /** Sections across the whole width, between the text and the related pages. */
  readonly after?: ReactNode;
}

/** What the page's buttons say in the chat: the entry's own words. @param ours the brand that we sell. */
export function chatOf(title: string, subject: PageSubject, ours: string): string {
  const { entry } = subject;
  if (entry === null || entry.family === 'refusal')
    return chatText(`Li ${quoted(title)} no site e gostaria de mais informações.`);
  return withTitle(entryChat(entry, { ...subject, title, ours }), title, subject.place?.name ?? '');
}

/** The same for the button that calls a technician, who is asked for. */
function askingTechnician(title: string, entry: Entry | null, message: string): string {
  return entry === null
    ? chatText(`Li ${quoted(title)} no site e quero falar com um técnico.`)
    : `${message} Quero falar com um técnico.`;
}

/** Without the questions of another kind of gate, and those whose end bids what the answer forbids; a single one is none. */
function withFittingFinder(entry: Entry, answer: string, gateKind: GateKind | null): Entry {
  const ofKind = ofTheKind({ gateKind }, entry.finder, ({ ask }) => ask);
  const finder = fittingAnswer(ofKind, plainText(answer), ({ do: bids }) => bids);
  return { ...entry, finder: finder.length > 1 ? finder : [] };
}

/** In the place of a card; in danger under what one keeps away from. */
function besideOf(entry: Entry | null, html: string): ReactNode {
  const scene = entry?.family === 'danger' ? entry.scene : undefined;
  if (scene === undefined) return html !== '' && <ArticleHtml html={html} />;
  return (
    <>
      <SceneFigure id={scene} />
      {html !== '' && <ArticleHtml html={html} />}
    </>
  );
}

/** The scene that shows at the gate what holds, under its rows; where nothing is told in rows it stands in the head. */
function sceneUnder({
  entry,
  gateKind,
  part = null,
}: Pick<PageSubject, 'entry' | 'gateKind' | 'part'>): SceneId | null {
  return entry?.verdict && entry.family !== 'danger' ? shownScene(entry, part, gateKind) : null;
}

/** Of what the page is about where it is at the gate; two leaves on hinges are drawn as two. */
function partsOf(
  entry: Entry | null,
  { gateKind, figures, part = null }: PageSubject,
  values: TextValues,
  told: string,
): ReactNode {
  const isPair = figures?.leaves === 2 && gateKind === 'pivoting';
  return figureOf({ entry, gateKind: isPair ? 'swing' : gateKind, part, values, told });
}

interface FirstSection extends Pick<PageSubject, 'entry' | 'place'> {
  readonly content: ReadContent;
  readonly first: string;
  readonly hasFinder: boolean;
  readonly hasTable: boolean;
  readonly hasScene: boolean;
}

/** Whether the first section, with what is said of the time until the visit or without it, stands beside the card, or is too long for it. */
function isFirstBeside({ content, entry, place, first, hasFinder, hasTable, hasScene }: FirstSection): boolean {
  return standsBeside({
    answer: content.answer,
    under:
      (hasFinder ? HEIGHTS.finder : 0) +
      (hasTable ? HEIGHTS.kitTable : 0) +
      (hasScene ? HEIGHTS.scene : 0) +
      (content.lead === '' ? 0 : HEIGHTS.lead),
    blocks: blocksOfHtml(first),
    card: asideKind(entry),
    hasMap: hasMapBeside(entry, place),
  });
}

interface RestProps {
  readonly title: string;
  readonly entry: Entry | null;
  readonly others: string;
  readonly message: string;
}

/** In danger a photo is asked for, once everybody is away; nothing is sold. */
function helpOf({ title, entry, message }: RestProps): ReactNode {
  if (entry?.family === 'refusal') return null;
  if (entry?.family === 'danger') return <Help {...sharedTexts.helpInDanger} message={message} />;
  return (
    <Help
      title={`Precisa de ajuda com ${helpedWith(title, entry)}?`}
      text={helpText(entry)}
      message={askingTechnician(title, entry, message)}
    />
  );
}

/** The other sections, and the offer of help. */
function Rest(props: RestProps) {
  return (
    <>
      {props.others !== '' && <ArticleHtml html={props.others} />}
      {helpOf(props)}
    </>
  );
}

/** A page whose title was understood: the answer first, then what its family's reader needs. */
export function AnsweredArticle({ title, meta, html, subject, related, after }: AnsweredArticleProps) {
  const { facts, texts, chatMessage: message } = useSite();
  const { place, gateKind, brand } = subject;
  const { needs, rest: told } = takeNeeds(html);
  const shown = withStepFigures(told, subject.entry, gateKind);
  const text = subject.entry?.kit ? withoutKitTable(shown, texts.models) : shown;
  const read = readContent(text);
  const fitting = subject.entry && withFittingFinder(subject.entry, read.answer ?? '', gateKind);
  const values = textValues(facts, { place, gateKind, brand });
  const priced = fitting ? { ...read, sections: withCost(read.sections, fitting, values) } : read;
  const { entry, content, ...besides } = withHandsNote(
    fitting,
    priced,
    { kind: gateKind, isShared: isShared(title, fitting) },
    values,
  );
  const isDanger = entry?.family === 'danger';
  const { first, waiting, beside, rest: others } = laidOut(content, entry, besides);
  const hasTable = entry !== null && entry.kit && !text.includes('<table');
  const hasFinder = entry !== null && entry.finder.length > 0;
  const scene = sceneUnder({ ...subject, entry });
  const isBeside = (begun: string) =>
    isFirstBeside({ content, entry, place, first: begun, hasFinder, hasTable, hasScene: scene !== null });
  const front = [first + waiting, first].find(isBeside) ?? '';
  const across = (first + waiting).slice(front.length);
  const inFront = content.lead + front;
  const slides = gateKind === null || gateKind === 'sliding';
  const steps = /<ol>[\s\S]*?<\/ol>/.exec(html)?.[0].match(/<li>/g)?.length ?? 0;
  const opening = entry && (
    <Opening {...subject} entry={entry} values={values} needs={needs} steps={steps} told={html} />
  );
  return (
    <AnsweredLayout
      title={title}
      meta={meta}
      answer={content.answer}
      atOnce={isDanger ? '' : callAtOnce(entry, read.answer ?? '', values)}
      opening={opening}
      isDanger={isDanger}
      first={
        (hasFinder || hasTable || scene !== null || inFront !== '') && (
          <InFront
            entry={entry}
            html={inFront}
            {...{ hasTable, scene, values, message, gateKind }}
            isPair={subject.figures?.leaves === 2}
          />
        )
      }
      across={across !== '' && <ArticleHtml html={across} />}
      beside={besideOf(entry, beside)}
      aside={<AsideWithMap entry={entry} place={place} message={message} slides={slides} />}
      figure={partsOf(entry, subject, values, html)}
      rest={(others !== '' || entry?.family !== 'refusal') && <Rest {...{ title, entry, others, message }} />}
      inColumns={isInColumns(entry)}
      related={related}
      after={after}
    />
  );
}
