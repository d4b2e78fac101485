import { MOVING } from './drawn-part.tsx';

/** A motion plays for less than five seconds, so that it needs no button to stop it. */
function motion(part: string, shape: string, animation: string): string {
  return `#${MOVING}${part}:target .${shape}{animation:${animation}}`;
}

export const MOTIONS = [
  motion('photocell', 'cut', 'cut 2.4s 2'),
  motion('photocell', 'crosses', 'crosses 2.4s 2'),
  motion('limit-switch', 'slips', 'slips 2.4s 2'),
  motion('limit-switch', 'place', 'place 2.4s 2'),
  motion('pinion', 'turns', 'turns 1.2s linear 4'),
  motion('release', 'turns', 'released 2.4s 2'),
  motion('release', 'pulled', 'pulled 2.4s 2'),
  motion('screw', 'rises', 'rises 2.4s 2'),
  motion('arm', 'folds', 'folds 2.4s 2'),
  motion('belt', 'runs', 'runs 2.4s linear 2'),
  motion('siren', 'blinks', 'blinks .8s steps(1) 6'),
  motion('led', 'blinks', 'blinks .8s steps(1) 6'),
  motion('limit-switch', 'blinks', 'blinks .8s steps(1) 6'),
  motion('record-button', 'pressed', 'pressed 1.2s 4'),
  motion('remote', 'waves', 'waves 1.2s 4'),
  motion('receiver', 'waves', 'waves 1.2s 4'),
].join('');

export const KEYFRAMES =
  '@keyframes cut{0%,25%{opacity:1}35%,80%{opacity:0}90%,to{opacity:1}}' +
  '@keyframes crosses{0%,20%{opacity:0}35%,80%{opacity:1}90%,to{opacity:0}}' +
  '@keyframes slips{0%,20%{transform:none}45%,85%{transform:translateX(-44px)}to{transform:none}}' +
  '@keyframes place{0%,20%{opacity:0}30%,90%{opacity:1}to{opacity:0}}' +
  '@keyframes turns{to{transform:rotate(1turn)}}' +
  '@keyframes released{0%,20%{transform:none}50%,80%{transform:rotate(-80deg)}to{transform:none}}' +
  '@keyframes pulled{0%,20%{transform:none}40%,70%{transform:translateY(9px)}to{transform:none}}' +
  '@keyframes rises{0%,10%{transform:none}50%,70%{transform:translateY(-12px)}to{transform:none}}' +
  '@keyframes folds{0%,10%{transform:none}50%,70%{transform:translateX(-10px)}to{transform:none}}' +
  '@keyframes runs{to{stroke-dashoffset:-40px}}' +
  '@keyframes blinks{0%{opacity:1}50%{opacity:.15}}' +
  '@keyframes pressed{0%,20%{transform:none}40%,70%{transform:translateY(2px)}to{transform:none}}' +
  '@keyframes waves{0%{opacity:.15}60%,to{opacity:1}}';
