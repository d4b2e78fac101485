import { parentPort, workerData } from 'node:worker_threads';
import type { ZxcvbnFactory } from '@zxcvbn-ts/core';

/**
 * The code of the thread in which the strength of passwords is estimated: the dictionaries of Portuguese words, names and leaked passwords take some 40 MB and a long
 * password a second, neither of which visitors shall pay. It is imported as a module of its own, so that the build leaves it in a file of its own.
 */

export interface PasswordQuestion {
  readonly password: string;
  /** What the password may be a disguise of: itself and its letters, folded. */
  readonly cores: readonly string[];
  /** Words that somebody who guesses tries first: of this company, of the account. */
  readonly near: readonly string[];
}

export interface PasswordReply {
  /** One of the cores is among the published passwords. */
  readonly isCommon: boolean;
  /** 0 to 4; from 3 on more than 100 million guesses. */
  readonly score: number;
  /** The library's name for what makes it weak. */
  readonly warning: string | null;
}

/** What tells this thread from any other that imports the file. */
export const PASSWORD_THREAD = 'passwords';
/** Beyond it a password is as strong as its beginning, and every sign costs time. */
const ESTIMATED_MAX = 40;

interface Estimator {
  readonly check: ZxcvbnFactory['check'];
  readonly common: ReadonlySet<string>;
}

async function loadEstimator(): Promise<Estimator> {
  const [{ ZxcvbnFactory: Zxcvbn }, common, portuguese] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-pt-br'),
  ]);
  const zxcvbn = new Zxcvbn({
    dictionary: { ...common.dictionary, ...portuguese.dictionary },
    graphs: common.adjacencyGraphs,
    maxLength: ESTIMATED_MAX,
    l33tMaxSubstitutions: 20,
  });
  return {
    check: (password, near) => zxcvbn.check(password, near),
    common: new Set(common.dictionary['passwords-common']),
  };
}

if (parentPort !== null && workerData === PASSWORD_THREAD) {
  const port = parentPort;
  const loading = loadEstimator();
  port.on('message', async ({ password, cores, near }: PasswordQuestion) => {
    const { check, common } = await loading;
    const { score, feedback } = check(password.slice(0, ESTIMATED_MAX), [...near]);
    const reply: PasswordReply = {
      isCommon: cores.some((core) => core !== '' && common.has(core)),
      score,
      warning: feedback.warning,
    };
    port.postMessage(reply);
  });
}

/** Where this file stands, for whoever starts the thread. */
export const threadFile = new URL(import.meta.url);
