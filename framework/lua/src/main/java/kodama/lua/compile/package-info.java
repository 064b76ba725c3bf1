/**
 * From a script's text to a prototype: words, grammar, code, numerals, and the names of chunks.
 *
 * <p>One pass, as the reference's compiler.
 */
@NullMarked
package kodama.lua.compile;

import org.jspecify.annotations.NullMarked;
