import type { Pool } from '../page-context.ts';
import { lifetime, maintenanceInterval, noise } from './questions/care-questions.ts';
import { automaticClosing, copiedRemote, phone } from './questions/controls-questions.ts';
import { consumption, powerCut, voltage } from './questions/electricity-questions.ts';
import { fittingAlone, fittingTime, ownGate, preparation } from './questions/fitting-questions.ts';
import { cheapestModel, choosingModel, kitContents, largestLeaf, motorsPerGate } from './questions/models-questions.ts';
import { deliveryCost, fittingInPrice, instalments, warranty } from './questions/price-questions.ts';
import type { Question } from './questions/question.ts';
import { children, photocell } from './questions/safety-questions.ts';
import { hours, stoppedAtNight } from './questions/service-questions.ts';

export const questionHeadings: Pool = [
  'Perguntas frequentes',
  'Dúvidas de quem vai comprar',
  'O que mais perguntam',
  'Perguntas e respostas',
  ({ place }) => `Dúvidas de quem pede orçamento ${place.in}`,
  'Antes de fechar, as dúvidas comuns',
  'O que perguntar antes de pedir',
];

export const questions: readonly Question[] = [
  fittingTime,
  fittingInPrice,
  kitContents,
  ownGate,
  powerCut,
  warranty,
  choosingModel,
  cheapestModel,
  photocell,
  maintenanceInterval,
  instalments,
  deliveryCost,
  copiedRemote,
  consumption,
  largestLeaf,
  hours,
  stoppedAtNight,
  fittingAlone,
  noise,
  children,
  motorsPerGate,
  preparation,
  automaticClosing,
  lifetime,
  phone,
  voltage,
];
