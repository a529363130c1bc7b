import type { Rule } from 'eslint'

export declare const looseTextsRule: Rule.RuleModule
