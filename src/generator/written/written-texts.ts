import type { WrittenPage } from './written-page.ts';

/** Every text with its spaces made one, as it will stand. */
export function tidied(page: WrittenPage): WrittenPage {
  const tidy = (text: string) => text.replace(/[\s\u00a0]+/g, ' ').trim();
  return {
    description: tidy(page.description),
    answer: tidy(page.answer),
    sections: page.sections.map(({ heading, paragraphs, items, ordered }) => ({
      heading: tidy(heading),
      paragraphs: paragraphs.map(tidy),
      items: items.map(tidy),
      ordered,
    })),
    questions: page.questions.map(({ question, answer }) => ({ question: tidy(question), answer: tidy(answer) })),
  };
}

/** Every text of the page, headings included. */
export function textsOfPage({ description, answer, sections, questions }: WrittenPage): readonly string[] {
  return [
    description,
    answer,
    ...sections.flatMap(({ heading, paragraphs, items }) => [heading, ...paragraphs, ...items]),
    ...questions.flatMap((one) => [one.question, one.answer]),
  ];
}
