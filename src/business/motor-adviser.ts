import { formatNumber, formatReais, formatReaisRange } from '../text/money.ts';
import { plural } from '../text/portuguese.ts';
import { factTexts } from './fact-texts.ts';
import { kilogramsText, secondsText } from './measure-texts.ts';
import type { Facts, Model } from './facts.ts';
import { offerOf } from './gate-kind-ids.ts';
import { gateKinds, type OfferedGateKind } from './gate-kinds.ts';
import { movements } from './gate-movements.ts';

export interface Gate {
  readonly kind: OfferedGateKind;
  readonly weightKg: number;
  readonly widthMetres: number;
  /** A cycle is one opening and one closing. */
  readonly cyclesADay: number;
}

/** The model that fits, or null where a technician has to see the gate first. All texts are whole sentences. */
export interface Advice {
  readonly model: Model | null;
  readonly reasons: readonly string[];
  readonly limits: readonly string[];
}

/** A motor at its limit wears out early: the estimate of a weight is seldom better than this. */
const WEIGHT_MARGIN = 1.1;
/** A rule of caution of ours for sliding gates, which the owner confirms: in a wider leaf the wind and the joints decide, not the catalogue. */
export const WIDEST_METRES = 6;
const DAYS_A_MONTH = 30;

function call(reason: string, ...limits: string[]): Advice {
  return { model: null, reasons: [reason], limits };
}

/** How the leaf of a kind is measured; null where its weight decides. */
function measureOf({ kind }: Gate) {
  return movements[gateKinds[kind].movement].measured;
}

/** Why a wider leaf has to be seen. */
function tooWide(gate: Gate, facts: Facts): string {
  const measured = measureOf(gate);
  if (measured)
    return `${measured.sentence}, e os nossos kits servem até ${factTexts(facts)[measured.text]}. Um técnico precisa ver a sua antes.`;
  return `Com mais de ${formatNumber(WIDEST_METRES)} m de largura, o vento e a firmeza da folha pesam tanto quanto a balança. Um técnico precisa medir antes.`;
}

/** Why no kit can be named from a form; null when one can. */
function reasonToCall(gate: Gate, facts: Facts): Advice | null {
  const { kind, weightKg, widthMetres, cyclesADay } = gate;
  const strongest = Math.max(...facts.models.map((model) => model.maxGateKg));
  const continuous = facts.conventional.cyclesPerHour * (facts.hours.closes - facts.hours.opens);
  if (weightKg > strongest) {
    return call(
      `O portão pesa mais do que os ${kilogramsText(strongest)} do nosso kit mais forte. Ele pede um projeto próprio, feito depois de uma visita.`,
      `Motor e serviço para portões pesados custam de ${formatReaisRange(facts.heavyGatePrice)}, e a instalação pode levar até ${plural(facts.installation.heavyHours, 'hora', 'horas')}.`,
    );
  }
  const { visitFirst } = offerOf(kind);
  if (visitFirst !== null) return call(visitFirst);
  const measured = measureOf(gate);
  const widest = measured ? facts.leafLimits[measured.limit].widthMetres : WIDEST_METRES;
  if (widthMetres > widest) return call(tooWide(gate, facts));
  if (cyclesADay > continuous) {
    return call(
      `São mais de ${formatNumber(continuous)} aberturas por dia, um uso quase contínuo. O motor se escolhe pelo horário de pico, e não só pelo peso.`,
    );
  }
  return null;
}

/** How long the preventive service lasts at this use: by the cycles, or by the calendar, whichever comes first. */
function monthsToService(gate: Gate, { maintenance }: Facts): number {
  return Math.min(maintenance.months, Math.max(1, Math.floor(maintenance.cycles / gate.cyclesADay / DAYS_A_MONTH)));
}

/** Why this model fits: a sliding gate by its weight, the others by the size of their leaf. */
function reasonOf(gate: Gate, model: Model): string {
  const { weightKg, widthMetres } = gate;
  if (measureOf(gate) === null)
    return `Ele move ${gateKinds[gate.kind].gate.plural} de até ${kilogramsText(model.maxGateKg)} e abre em ${secondsText(model.openingSeconds)}. O seu pesa cerca de ${kilogramsText(weightKg)}.`;
  return `Neste tipo de portão, o que limita é o tamanho da folha, e a sua, de ${formatNumber(widthMetres)} m de largura, está dentro do que os kits movem. Ele abre em ${secondsText(model.openingSeconds)}.`;
}

/**
 * The kit for a gate: the lightest one that carries a sliding gate's weight with a margin, or the simplest for a leaf that is measured; one
 * step more where the use reaches the cycles of the preventive service before its months.
 */
export function adviseMotor(gate: Gate, facts: Facts): Advice {
  const toCall = reasonToCall(gate, facts);
  if (toCall) return toCall;
  const byWeight = facts.models.toSorted((a, b) => a.maxGateKg - b.maxGateKg);
  const enough =
    measureOf(gate) === null ? byWeight.findIndex((model) => model.maxGateKg >= gate.weightKg * WEIGHT_MARGIN) : 0;
  const strongest = byWeight.length - 1;
  const months = monthsToService(gate, facts);
  const intense = months < facts.maintenance.months;
  if (enough === -1 && intense)
    return call(
      'O peso fica no limite do nosso kit mais forte, e o uso é intenso. Somados, pedem a conta de um técnico.',
    );
  const chosen = enough === -1 ? strongest : Math.min(strongest, enough + (intense ? 1 : 0));
  const model = byWeight[chosen];
  if (!model) throw new Error('The facts name no model');

  const reasons = [reasonOf(gate, model)];
  if (enough !== -1 && chosen > enough)
    reasons.push('Pela folha, um modelo menor bastaria, mas com esse número de aberturas é melhor um motor com folga.');
  const faster = byWeight[chosen + 1];
  if (faster)
    reasons.push(
      `Se você quer abrir mais depressa, o ${faster.name} também serve: abre em ${secondsText(faster.openingSeconds)} e custa ${formatReais(faster.price)}, instalado.`,
    );

  const { limit } = offerOf(gate.kind);
  const limits = limit ? [limit(gate.widthMetres, facts)] : [];
  if (enough === -1) limits.push('O peso está perto do limite do motor: precisa ser confirmado na visita.');
  limits.push(
    `Nesse uso, a manutenção preventiva vence em cerca de ${plural(months, 'mês', 'meses')}.`,
    'O peso informado é uma estimativa: o técnico confere o esforço da folha antes de instalar.',
  );
  return { model, reasons, limits };
}
