/** The module {@code replay}. */
@NullMarked
package kodama.script.api.replay;

import org.jspecify.annotations.NullMarked;
