package kodama.lua.translate;

import java.util.BitSet;

/**
 * What is known of a function's instructions from the time in which it was interpreted, or translated before. The idea
 * is the type feedback of the Self compiler.
 *
 * @param anything those whose result shall not be taken for a number
 * @param events those that have called metamethods
 * @param pauses calls that have given way
 */
public record Feedback(BitSet anything, BitSet events, BitSet pauses) {}
