/** The download folder of a release, which {@code mvn -Prelease} writes. */
@NullMarked
package kodama.release;

import org.jspecify.annotations.NullMarked;
