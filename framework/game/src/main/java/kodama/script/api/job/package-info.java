/** The module {@code job}. */
@NullMarked
package kodama.script.api.job;

import org.jspecify.annotations.NullMarked;
