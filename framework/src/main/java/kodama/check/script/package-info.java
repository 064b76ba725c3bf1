/**
 * Scripts as they are looked at without running them: their trees, their variables, the places of what is found.
 *
 * <p>Floor 5; knows the language, and nothing of games. Nothing here changes once it is made.
 */
@NullMarked
package kodama.check.script;

import org.jspecify.annotations.NullMarked;
