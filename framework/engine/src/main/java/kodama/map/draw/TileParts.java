package kodama.map.draw;

import java.util.HashMap;
import java.util.Map;
import kodama.draw.Colors;
import kodama.draw.Image;
import kodama.map.MapException;
import kodama.map.TileGrid;
import kodama.map.TiledMap;
import kodama.map.TiledMap.Picture;
import kodama.map.TiledMap.Tile;
import kodama.map.TiledMap.Tileset;
import org.jspecify.annotations.Nullable;

/** Finds the picture of each tile, which is a part of its tileset's picture or one of its own. */
final class TileParts {
    /** Most pixels of all pictures that are made for tile objects, and for scaled or turned tiles. */
    static final long MOST_PIXELS = 16 << 20;

    /** A rectangle of a picture. */
    record Part(Image image, int x, int y, int width, int height) {}

    private final TiledMap map;
    private final MapPictures pictures;
    private final Map<Picture, Image> keyed = new HashMap<>();
    private final Map<Integer, Image> cut = new HashMap<>();
    private long pixels;

    TileParts(TiledMap map, MapPictures pictures) {
        this.map = map;
        this.pictures = pictures;
    }

    /** Returns the part of a tile; null if its tileset has no such tile. */
    @Nullable
    Part part(Tileset tileset, int local) {
        Tile tile = tileset.tiles().get(local);
        if (tile != null && tile.image() != null) {
            Image image = image(tile.image(), tileset.file(), "tile " + local);
            int width = tile.width() == 0 ? image.width() - tile.x() : tile.width();
            int height = tile.height() == 0 ? image.height() - tile.y() : tile.height();
            return inside(image, tile.x(), tile.y(), width, height);
        }
        if (tileset.image() == null) return null;
        Image image = image(tileset.image(), tileset.file(), "tileset \"" + tileset.name() + "\"");
        int width = tileset.tileWidth();
        int height = tileset.tileHeight();
        if (width == 0 || height == 0) return null;
        int columns = (image.width() - tileset.margin() + tileset.spacing()) / (width + tileset.spacing());
        if (columns <= 0) return null;
        long top = tileset.margin() + (long) (local / columns) * (height + tileset.spacing());
        int left = tileset.margin() + local % columns * (width + tileset.spacing());
        return top >= image.height() ? null : inside(image, left, (int) top, width, height);
    }

    private static @Nullable Part inside(Image image, int x, int y, int width, int height) {
        boolean fits = width > 0 && height > 0 && x <= image.width() - width && y <= image.height() - height;
        return fits ? new Part(image, x, y, width, height) : null;
    }

    /** Returns a picture, without its transparent color. */
    Image image(Picture picture, String file, String user) {
        Image found = pictures.find(picture.path());
        if (found == null) throw new MapException(file, user, "there is no picture \"" + picture.path() + "\"");
        return picture.transparent() < 0 ? found : keyed.computeIfAbsent(picture, key -> without(found, key, file));
    }

    private Image without(Image image, Picture picture, String file) {
        charge((long) image.width() * image.height(), file);
        int[] colors = new int[image.width() * image.height()];
        int[] row = new int[image.width()];
        for (int y = 0; y < image.height(); y++) {
            image.copyRow(y, row);
            for (int x = 0; x < row.length; x++)
                colors[y * row.length + x] = (row[x] & ~Colors.BLACK) == picture.transparent() ? 0 : row[x];
        }
        return new Image(image.name(), image.width(), image.height(), colors);
    }

    /** Returns a tile, without its flips, as a picture of its own; null if its tileset has no such tile. */
    @Nullable
    Image cut(Tileset tileset, int local) {
        int number = tileset.firstNumber() + local & TileGrid.NUMBER;
        Image known = cut.get(number);
        if (known != null) return known;
        Part part = part(tileset, local);
        if (part == null) return null;
        charge((long) part.width() * part.height(), tileset.file());
        Image made = part.image().part(part.x(), part.y(), part.width(), part.height());
        cut.put(number, made);
        return made;
    }

    /** Counts the pixels of a picture that is about to be made. */
    void charge(long more, String file) {
        pixels += more;
        if (pixels > MOST_PIXELS)
            throw new MapException(
                    map.file(),
                    "tileset " + file,
                    "tile objects and scaled tiles must have at most " + MOST_PIXELS + " pixels but have at least "
                            + pixels);
    }
}
