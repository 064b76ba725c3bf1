package kodama.lua.translate;

import java.util.BitSet;

/**
 * Type feedback: observations of a function's instructions from the interpreter and from earlier translations. The idea
 * comes from the Self compiler.
 *
 * @param nonNumbers instructions whose result must not be assumed to be a number
 * @param metamethodSites instructions that have called metamethods
 * @param yieldSites calls that have yielded
 */
public record TypeFeedback(BitSet nonNumbers, BitSet metamethodSites, BitSet yieldSites) {}
