package kodama.lua.translate;

import java.util.BitSet;

/**
 * What is known of a function's instructions from the time in which it was interpreted, or translated before. The idea
 * is the type feedback of the Self compiler.
 *
 * @param nonNumbers those whose result shall not be taken for a number
 * @param metamethodSites those that have called metamethods
 * @param yieldSites calls that have given way
 */
public record TypeFeedback(BitSet nonNumbers, BitSet metamethodSites, BitSet yieldSites) {}
