import type { ConnectFrame } from '../contract.ts';

export * from '../contract.ts';
export declare const connectFrame: ConnectFrame;
