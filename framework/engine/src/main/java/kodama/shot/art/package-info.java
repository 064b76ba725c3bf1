/**
 * The art of the built-in shots: forty shapes in eight colors, painted by code when someone first fires them.
 *
 * <p>A {@link kodama.shot.art.ShotShape} is a drawing of shapes upon shapes, each told by how far a place is from its
 * edge. So it is sharp at any angle and size, and costs nothing until it is seen.
 *
 * <p>Immutable; any thread may use it.
 */
@NullMarked
package kodama.shot.art;

import org.jspecify.annotations.NullMarked;
