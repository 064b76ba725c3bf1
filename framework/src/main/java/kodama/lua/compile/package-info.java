/**
 * From a script's text to a prototype: words, grammar, code, numerals, and the names of chunks.
 *
 * <p>Floor 0; knows nothing of the machine that runs the code. One pass, as the reference's compiler.
 */
@NullMarked
package kodama.lua.compile;

import org.jspecify.annotations.NullMarked;
