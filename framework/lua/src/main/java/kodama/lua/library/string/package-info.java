/**
 * The libraries {@code string} and {@code utf8}: patterns, formats, searches and substitutions.
 *
 * <p>Patterns match as the reference matches them, step by step; the steps count against the budget.
 */
@NullMarked
package kodama.lua.library.string;

import org.jspecify.annotations.NullMarked;
