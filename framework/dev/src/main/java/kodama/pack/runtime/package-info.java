/**
 * The Java that a game is packed with: a JDK that the person has named, opened, looked at, and made small.
 *
 * <p>Nothing is downloaded; what is unpacked lies in a temporary folder and is gone at the end.
 */
@NullMarked
package kodama.pack.runtime;

import org.jspecify.annotations.NullMarked;
