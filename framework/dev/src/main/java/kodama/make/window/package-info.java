/**
 * The start window: what Kodama shows when it is started by a double click. New games, those worked on lately,
 * examples with pictures, documents. Games are played by processes of their own, so that the window stays.
 *
 * <p>Everything here belongs to AWT's thread, but for the threads that wait for those processes.
 */
@NullMarked
package kodama.make.window;

import org.jspecify.annotations.NullMarked;
