/**
 * The window of the task inspector, in Swing with FlatLaf's looks: the tree of tasks, and what there is to be seen of
 * the selected one.
 *
 * <p>Everything here belongs to AWT's thread, but for what {@link kodama.dev.inspect.InspectorView} promises to the
 * game's.
 */
@NullMarked
package kodama.dev.inspect.window;

import org.jspecify.annotations.NullMarked;
