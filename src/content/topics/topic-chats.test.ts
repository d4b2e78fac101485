import { expect, test } from 'vitest';
import { serviceTopics } from '../../business/service-topics.ts';
import { requireTopicChat } from './topic-chats.ts';

test('every topic has a sentence of its own, in the first person and without its title pasted in', () => {
  const says = serviceTopics.map(({ slug, title }) => {
    const { says: sentence } = requireTopicChat(slug);
    expect(sentence).toMatch(/\.$/);
    expect(sentence).toMatch(/\b([Mm]eu|[Qq]uero|[Pp]reciso|[Pp]rocuro)\b/);
    expect(sentence).not.toContain(title);
    return sentence;
  });
  expect(new Set(says).size).toBe(serviceTopics.length);
});

test('a topic that is none of ours has none', () => {
  expect(() => requireTopicChat('conserto-de-geladeira')).toThrow('conserto-de-geladeira');
});
