/**
 * Solid ground in the world: {@link kodama.ground.Ground} is a grid of cells that are empty, full, or have a {@link
 * kodama.ground.CellShape}, such as a slope. It finds where the world is solid, and where a ray hits it. {@link
 * kodama.ground.BoxMover} moves boxes along floors, slopes and walls. Owned by the thread that
 * changes it; may be read by several if none changes it.
 */
@NullMarked
package kodama.ground;

import org.jspecify.annotations.NullMarked;
