package kodama.map.draw;

import kodama.draw.Image;
import org.jspecify.annotations.Nullable;

/** The pictures of a map. */
@FunctionalInterface
public interface MapPictures {
    /**
     * Returns a picture; null if there is none.
     *
     * @param path path of its file in the game's folder, with its extension
     */
    @Nullable
    Image find(String path);
}
