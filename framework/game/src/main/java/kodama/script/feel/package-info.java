/** Game feel: hit stops and slow motion. */
@NullMarked
package kodama.script.feel;

import org.jspecify.annotations.NullMarked;
