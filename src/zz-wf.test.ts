import { test } from 'vitest';
import { writeFileSync } from 'node:fs';
import { evaluate } from '/work/main/tests/evaluation/evaluate.ts';
import { readTitles } from '/work/main/tests/evaluation/read-titles.ts';
test('x', () => { const { all } = evaluate(readTitles('/work/main/tests/evaluation/written-for.tsv')); writeFileSync('/tmp/w/wf.out', all.filter((x) => !x.isRight).map((x) => JSON.stringify({ t: x.title ?? x.expected?.title ?? x, w: (x as never as { entries?: unknown }).entries ?? (x as never as { expected?: { entries?: unknown } }).expected?.entries, g: (x as never as { understood?: { entry?: { id: string } | null, confidence: string } }).understood?.entry?.id, c: (x as never as { understood?: { confidence: string } }).understood?.confidence }).slice(0, 300)).join('\n')); });
