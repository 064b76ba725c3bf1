/**
 * Patterns as scripts write them: the module {@code pattern}, whose functions make plain tables, and what makes a
 * {@link kodama.shot.pattern.Pattern} of such a table when it is fired.
 *
 * <p>Owned by the game thread.
 */
@NullMarked
package kodama.script.api.pattern;

import org.jspecify.annotations.NullMarked;
