/**
 * Scripts as they are looked at without running them: their trees, their variables, the places of what is found.
 *
 * <p>Nothing here changes once it is made.
 */
@NullMarked
package kodama.check.script;

import org.jspecify.annotations.NullMarked;
