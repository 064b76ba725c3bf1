/**
 * Bytes and numbers as Lua writes them: what {@code tostring} and {@code %g} give, classes of characters, and Lua's
 * strings as Java's.
 *
 * <p>Numbers come out digit by digit as C's printf writes them.
 */
@NullMarked
package kodama.lua.text;

import org.jspecify.annotations.NullMarked;
