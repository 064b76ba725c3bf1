/** The module {@code pattern}, and what makes a {@link kodama.shot.pattern.Pattern} of the tables of scripts. */
@NullMarked
package kodama.script.api.pattern;

import org.jspecify.annotations.NullMarked;
