/** The module {@code pattern}, and the conversion of its tables to {@link kodama.shot.pattern.Pattern}. */
@NullMarked
package kodama.script.api.pattern;

import org.jspecify.annotations.NullMarked;
