import type { ConnectFrame } from '../contract/methods.ts';

export * from './contract.ts';
export declare const connectFrame: ConnectFrame;
