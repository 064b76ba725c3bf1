/**
 * Maps made with Tiled: {@link kodama.map.TiledReader} reads a file and all that it names into a {@link
 * kodama.map.TiledMap}. Files may be untrusted. Owned by the thread that reads.
 *
 * @see <a href="https://doc.mapeditor.org/en/stable/reference/tmx-map-format/">TMX format</a>
 */
@NullMarked
package kodama.map;

import org.jspecify.annotations.NullMarked;
