package kodama.script.map;

import java.util.LinkedHashMap;
import java.util.Map;
import kodama.base.StepBudget;
import kodama.draw.Image;
import kodama.draw.Images;
import kodama.file.GameFiles;
import kodama.map.TiledMap;
import kodama.map.draw.MapPainter;
import org.jspecify.annotations.Nullable;

/** Draws a map. Its painter is made again when one of the pictures has been replaced. */
final class MapView {
    private static final int PIXELS_PER_STEP = 16;

    private final Images images;
    private final GameFiles files;
    private final StepBudget effort;
    private final TiledMap map;
    private final Map<String, Image> found = new LinkedHashMap<>();
    private MapPainter painter;
    private long epoch;

    /**
     * Loads the pictures of a map.
     *
     * @throws kodama.map.MapException if a picture is missing
     * @throws kodama.draw.ImageFailure if a picture cannot be read
     */
    MapView(TiledMap map, Images images, GameFiles files, StepBudget effort) {
        this.map = map;
        this.images = images;
        this.files = files;
        this.effort = effort;
        painter = new MapPainter(map, this::find);
        epoch = images.epoch();
    }

    private @Nullable Image find(String path) {
        if (!files.exists(path)) return null;
        Image image = images.get(nameOf(path));
        if (found.put(path, image) != image) effort.spend((long) image.width() * image.height() / PIXELS_PER_STEP);
        return image;
    }

    private static String nameOf(String path) {
        return path.substring(0, Math.max(path.lastIndexOf('.'), path.lastIndexOf('/') + 1));
    }

    MapPainter painter() {
        if (epoch != images.epoch()) refresh();
        return painter;
    }

    /** Requests the pictures again, so that they are in use by this scene. */
    private void refresh() {
        boolean isChanged = false;
        for (Map.Entry<String, Image> each : found.entrySet()) {
            Image now = images.get(nameOf(each.getKey()));
            isChanged |= now != each.getValue();
            each.setValue(now);
        }
        if (isChanged) painter = new MapPainter(map, this::find);
        epoch = images.epoch();
    }
}
